import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import type {SearchFailure, SearchResponse, Understanding} from '../../types';
import {resultsUrl} from '../links';
import styles from '../styles.module.css';
import {useThemeData} from '../useThemeData';
import {missingText} from './useRowTexts';
import type {Search} from './useSearch';

interface Props {
  readonly search: Search;
  /** Called with a query that a visitor picks instead of theirs. */
  readonly choose: (query: string) => void;
  /** Is the query being typed, so that its last word may be unfinished? */
  readonly typing: boolean;
}

/** Says that nothing was found: a word that may be unfinished begins nothing, any other is not there. */
const nothingText = ({unknownPrefix}: SearchResponse, query: string, typing: boolean): string =>
  unknownPrefix && typing
    ? translate({id: 'theme.SearchBar.nothingBegins'}, {query: query.trim()})
    : translate({id: 'theme.SearchBar.nothing'}, {query: query.trim()});

const quoted = (word: string): string => translate({id: 'theme.SearchBar.quoted'}, {word});

const noHitsFor = (typed: string): string =>
  `${translate({id: 'theme.SearchBar.noHitsFor'}, {typed})} ${translate({id: 'theme.SearchBar.didYouMean'})} `;

/** What the list says before its rows, as screen readers hear it; empty when it only has rows. */
export function spokenMessage(response: SearchResponse, query: string, typing: boolean): string {
  const {rows, corrections, understood, isGuess, unknown} = response;
  if (rows.length === 0) return nothingText(response, query, typing);
  if (isGuess) return `${nothingText(response, query, typing)} ${translate({id: 'theme.SearchBar.guess'})}`;
  const shared = unknown.filter((word) => rows.every(({missing}) => missing.includes(word)));
  return [
    ...corrections.map(({typed, meant}) => `${noHitsFor(typed)}${quoted(meant)}?`),
    ...understood.map(understoodText),
    missingText(shared),
  ]
    .filter(Boolean)
    .join(' ');
}

function Failure({failure, search, typing}: Omit<Props, 'choose'> & {readonly failure: SearchFailure}): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {answered, retry} = search;
  // The address of the page with all results holds the query, that of any other does not.
  const reload = () => (typing ? window.location.assign(resultsUrl(baseUrl, answered)) : window.location.reload());
  const texts = {
    unreachable: translate({id: 'theme.SearchBar.unreachable'}),
    damaged: translate({id: 'theme.SearchBar.damaged'}),
    outdated: translate({id: 'theme.SearchBar.outdated'}),
    development: translate({id: 'theme.SearchBar.development'}),
  };
  const [label, act] =
    failure === 'outdated'
      ? [translate({id: 'theme.SearchBar.reload'}), reload]
      : [translate({id: 'theme.SearchBar.retry'}), retry];
  return (
    <div className={styles.message} role="alert">
      <p>{texts[failure]}</p>
      <button type="button" className="button button--secondary button--sm" onClick={act}>
        {label}
      </button>
    </div>
  );
}

/** What a word was understood as: "Passwort" for "kennwort". */
const understoodText = ({typed, as}: Understanding): string =>
  translate({id: 'theme.SearchBar.understood'}, {typed, as: as.map(quoted).join(', ')});

const separated = (items: readonly ReactNode[], separator: string): ReactNode =>
  items.map((item, index) => (
    <Fragment key={index}>
      {index > 0 && separator}
      {item}
    </Fragment>
  ));

/** Ways onward where nothing was found, or no script can search. */
export function FallbackLinks(): ReactNode {
  const links = useThemeData().fallbackLinks.map(({label, to}) => (
    <Link key={to} to={to}>
      {label}
    </Link>
  ));
  return (
    links.length > 0 && (
      <p>
        {translate({id: 'theme.SearchBar.fallbackLinks'})} {separated(links, ' · ')}
      </p>
    )
  );
}

function Nothing({response, query, choose, typing}: Omit<Props, 'search'> & {response: SearchResponse; query: string}) {
  const similar = response.similar.map((word) => (
    <button key={word} type="button" className={clsx('clean-btn', styles.word)} onClick={() => choose(word)}>
      {word}
    </button>
  ));
  return (
    <div className={styles.message}>
      <p>{nothingText(response, query, typing)}</p>
      {similar.length > 0 && (
        <p>
          {translate({id: 'theme.SearchBar.similar'})} {separated(similar, ', ')}
        </p>
      )}
      <FallbackLinks />
      {response.isGuess && <p>{translate({id: 'theme.SearchBar.guess'})}</p>}
    </div>
  );
}

/** What stands above the rows or in their place: still loading, failed, nothing found, or something else was meant. */
export default function SearchMessage({search, choose, typing}: Props): ReactNode {
  const {failure, response, loading, answered} = search;
  if (failure) return <Failure {...{failure, search, typing}} />;
  if (!response) return loading && <div className={styles.message}>{translate({id: 'theme.SearchBar.loading'})}</div>;
  const {rows, isGuess, corrections, corrected, understood} = response;
  if (rows.length === 0 || isGuess) return <Nothing {...{response, choose, typing}} query={answered} />;
  if (corrections.length === 0 && understood.length === 0) return null;
  // In quotation marks a word stands for itself alone.
  const asTyped = understood.reduce((text, {typed}) => text.replace(typed, `"${typed}"`), answered.trim());
  return (
    <div className={styles.message}>
      {corrections.map(({typed, meant}) => (
        <p key={typed}>
          {noHitsFor(typed)}
          <button type="button" className={clsx('clean-btn', styles.word)} onClick={() => choose(corrected)}>
            <strong>{meant}</strong>
          </button>
          ?
        </p>
      ))}
      {understood.length > 0 && (
        <p>
          {understood.map(understoodText).join(' ')}{' '}
          <button type="button" className={clsx('clean-btn', styles.word)} onClick={() => choose(asTyped)}>
            {translate({id: 'theme.SearchBar.asTyped'}, {query: asTyped})}
          </button>
        </p>
      )}
    </div>
  );
}
