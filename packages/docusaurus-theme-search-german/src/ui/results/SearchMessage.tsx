import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {interpolate} from '@docusaurus/Interpolate';
import type {SearchFailure, SearchResponse} from '../../types';
import styles from '../styles.module.css';
import {useThemeData} from '../useThemeData';
import {texts} from './texts';

interface Props {
  readonly loading: boolean;
  readonly failure: SearchFailure | undefined;
  readonly response: SearchResponse | undefined;
  /** Query that was answered. */
  readonly query: string;
  readonly retry: () => void;
  /** Called with a query that a visitor picks instead of theirs. */
  readonly choose: (query: string) => void;
  /** Is the query being typed, so that its last word may be unfinished? */
  readonly typing: boolean;
}

/** Says that nothing was found: a word that may be unfinished begins nothing, any other is not there. */
const nothingText = ({unknownPrefix}: SearchResponse, query: string, typing: boolean): string =>
  interpolate(unknownPrefix && typing ? texts.nothingBegins : texts.nothing, {query: query.trim()});

/** What the list says before its rows, as screen readers hear it; empty when it only has rows. */
export function spokenMessage(response: SearchResponse, query: string, typing: boolean): string {
  if (response.rows.length === 0) return nothingText(response, query, typing);
  const shared = response.unknown.filter((word) => response.rows.every(({missing}) => missing.includes(word)));
  return [
    ...response.corrections.map(
      ({typed, meant}) => `${interpolate(texts.noHitsFor, {typed})} ${texts.didYouMean} „${meant}“?`,
    ),
    ...(shared.length > 0 ? [interpolate(texts.missing, {words: shared.join(', ')})] : []),
  ].join(' ');
}

function Failure({failure, retry}: Pick<Props, 'retry'> & {readonly failure: SearchFailure}): ReactNode {
  const outdated = failure === 'outdated';
  return (
    <div className={styles.message} role="alert">
      <p>{texts[failure]}</p>
      <button
        type="button"
        className="button button--secondary button--sm"
        onClick={outdated ? () => window.location.reload() : retry}
      >
        {outdated ? texts.reload : texts.retry}
      </button>
    </div>
  );
}

/** Which words were taken for typos, above the rows for what was meant. */
function Corrections({response, choose}: Pick<Props, 'choose'> & {readonly response: SearchResponse}): ReactNode {
  return (
    <div className={styles.message}>
      {response.corrections.map(({typed, meant}) => (
        <p key={typed}>
          {interpolate(texts.noHitsFor, {typed})} {texts.didYouMean}{' '}
          <button type="button" className={styles.word} onClick={() => choose(response.corrected)}>
            <strong>{meant}</strong>
          </button>
          ?
        </p>
      ))}
    </div>
  );
}

function Nothing({
  response,
  query,
  choose,
  typing,
}: Pick<Props, 'query' | 'choose' | 'typing'> & {readonly response: SearchResponse}): ReactNode {
  const {fallbackLinks} = useThemeData();
  return (
    <div className={styles.message}>
      <p>{nothingText(response, query, typing)}</p>
      {response.similar.length > 0 && (
        <p>
          {texts.similar}{' '}
          {response.similar.map((word, index) => (
            <span key={word}>
              {index > 0 && ', '}
              <button type="button" className={styles.word} onClick={() => choose(word)}>
                {word}
              </button>
            </span>
          ))}
        </p>
      )}
      {fallbackLinks.length > 0 && (
        <p>
          {texts.fallbackLinks}{' '}
          {fallbackLinks.map(({label, to}, index) => (
            <span key={to}>
              {index > 0 && ' · '}
              <Link to={to}>{label}</Link>
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

/** What stands above the rows or in their place: still loading, failed, nothing found, or something else was meant. */
export default function SearchMessage({loading, failure, response, retry, ...props}: Props): ReactNode {
  if (failure) return <Failure failure={failure} retry={retry} />;
  if (loading) return <p className={styles.message}>{texts.loading}</p>;
  if (!response) return null;
  if (response.rows.length === 0) return <Nothing response={response} {...props} />;
  return response.corrections.length > 0 ? <Corrections response={response} choose={props.choose} /> : null;
}
