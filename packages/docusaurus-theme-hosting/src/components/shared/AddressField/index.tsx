import type {InputHTMLAttributes, ReactNode, SyntheticEvent} from 'react';
import {mail} from '@generated/docusaurus-theme-hosting/default/site';
import {wrongWith} from '../../docPage/OwnAddress/address';
import form from '../form.module.css';

export interface Props extends Pick<InputHTMLAttributes<HTMLInputElement>, 'defaultValue' | 'placeholder'> {
  /** Id of the input, for its label. */
  readonly id: string;
  /** Name in the form's data. */
  readonly name: string;
  /** Id of a text that explains the field. */
  readonly describedBy?: string;
}

const judge = ({currentTarget}: SyntheticEvent<HTMLInputElement>): void =>
  currentTarget.setCustomValidity(wrongWith(currentTarget.value));

/**
 * Asks for what stands before the @ of an address of this provider, with the domain behind it, and takes the whole address
 * as well: `typedName` reads it. The browser says in this site's words what is wrong.
 */
export default function AddressField({id, describedBy = '', ...input}: Props): ReactNode {
  return (
    <span className="cluster">
      <input
        {...input}
        id={id}
        className={form.input}
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-describedby={`${id}-domain ${describedBy}`.trim()}
        onInput={judge}
        onInvalid={judge}
      />
      <span id={`${id}-domain`}>@{mail.domain}</span>
    </span>
  );
}
