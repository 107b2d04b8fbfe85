import type {InputHTMLAttributes, ReactNode} from 'react';
import {localPart} from '../../docPage/OwnAddress/address';
import form from '../form.module.css';
import {mail} from '../site';

export interface Props extends Pick<InputHTMLAttributes<HTMLInputElement>, 'defaultValue' | 'placeholder'> {
  /** Id of the input, for its label. */
  readonly id: string;
  /** Name in the form's data. */
  readonly name: string;
  /** Id of a text that explains the field. */
  readonly describedBy?: string;
}

/** Asks for what stands before the @ of an address of this provider, with the domain behind it. */
export default function AddressField({id, describedBy = '', ...input}: Props): ReactNode {
  return (
    <span className="cluster">
      <input
        {...input}
        id={id}
        className={form.input}
        required
        pattern={localPart}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-describedby={`${id}-domain ${describedBy}`.trim()}
      />
      <span id={`${id}-domain`}>@{mail.domain}</span>
    </span>
  );
}
