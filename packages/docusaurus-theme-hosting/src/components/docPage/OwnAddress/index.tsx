import {useId, useRef, useState, type SubmitEvent, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {mail} from '@generated/docusaurus-theme-hosting/default/site';
import AddressField from '../../shared/AddressField';
import form from '../../shared/form.module.css';
import {addressSlot, ownAddress, typedName, useOwnAddress, wrongWith} from './address';

const {domain, exampleAddress} = mail;
const [exampleName] = exampleAddress.split('@');

/**
 * Lets visitors enter their address once; guides, commands and copied text then show it in place of the example.
 * It stays in this browser, and one click forgets it. Without JavaScript the example stays, and this is not shown.
 */
export default function OwnAddress(): ReactNode {
  const id = useId();
  const address = useOwnAddress();
  const box = useRef<HTMLDivElement>(null);
  const [isRefused, setRefused] = useState(false);

  /** The control that was used goes: the focus moves to the one in its place, and the note below says what happened. */
  const change = (store: () => void): void => {
    flushSync(store);
    box.current?.querySelector<HTMLElement>('input, button')?.focus();
  };

  const save = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('name') as string;
    // Typed before hydration, the field has not been judged yet.
    if (wrongWith(typed) === '') {
      change(() => addressSlot.set(`${typedName(typed)}@${domain}`));
      setRefused(ownAddress() === undefined);
    }
  };

  return (
    <div ref={box} className={`${form.box} needs-scripting`}>
      {address === undefined ? (
        // Without scripts, and before hydration, this method keeps the address from being sent.
        <form className="cluster" method="dialog" onSubmit={save}>
          <label htmlFor={id}>Deine Adresse</label>
          <AddressField id={id} name="name" placeholder={exampleName} describedBy={`${id}-note`} />
          <button type="submit" className="button button--outline button--primary">
            Einsetzen
          </button>
        </form>
      ) : (
        <p className="cluster margin--none">
          <span>
            Diese Anleitung zeigt deine Adresse: <strong>{address}</strong>
          </span>
          <button
            type="button"
            className="button button--outline button--primary"
            onClick={() => change(() => addressSlot.del())}
          >
            Vergessen
          </button>
        </p>
      )}
      <p id={`${id}-note`} className={form.note} role="status">
        {isRefused && 'Dein Browser speichert hier nichts, deshalb bleibt das Beispiel stehen. '}
        {address === undefined
          ? 'Dann steht sie überall in der Anleitung statt des Beispiels. Sie bleibt in diesem Browser und wird nicht übertragen.'
          : 'Sie steht jetzt in der Anleitung, bleibt in diesem Browser, wird nicht übertragen und erscheint nicht im Ausdruck.'}
      </p>
    </div>
  );
}
