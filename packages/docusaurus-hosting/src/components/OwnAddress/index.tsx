import {useEffect, useId, useState, type FormEvent, type ReactNode} from 'react';
import {provider} from '../site';
import {localPart, onAddressChange, ownAddress, setOwnAddress} from './address';
import styles from './styles.module.css';

const {domain, exampleAddress} = provider.mail;
const [exampleName] = exampleAddress.split('@');

/**
 * Lets visitors enter their address once; guides, commands and copied text then show it in place of the example.
 * It stays in this browser, and one click forgets it. Without JavaScript the example stays, and this is not shown.
 */
export default function OwnAddress(): ReactNode {
  const id = useId();
  const [address, setAddress] = useState<string>();

  useEffect(() => {
    const update = (): void => setAddress(ownAddress());
    update();
    return onAddressChange(update);
  }, []);

  const save = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const name = new FormData(event.currentTarget).get('name');
    if (typeof name === 'string') {
      setOwnAddress(`${name.trim()}@${domain}`);
    }
  };

  return (
    <div className={`${styles.box} needs-scripting`}>
      {address === undefined ? (
        // Before the scripts are there, or without them, this method keeps the address from being sent (hydration/loader.js).
        <form className={styles.form} method="dialog" onSubmit={save}>
          <label htmlFor={id}>Deine Adresse</label>
          <span className={styles.field}>
            <input
              id={id}
              name="name"
              required
              pattern={localPart}
              placeholder={exampleName}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              aria-describedby={`${id}-domain ${id}-note`}
            />
            <span id={`${id}-domain`}>@{domain}</span>
          </span>
          <button type="submit">Einsetzen</button>
        </form>
      ) : (
        <p className={styles.form}>
          <span>
            Diese Anleitung zeigt deine Adresse: <strong>{address}</strong>
          </span>
          <button type="button" onClick={() => setOwnAddress(undefined)}>
            Vergessen
          </button>
        </p>
      )}
      <p id={`${id}-note`} className={styles.note}>
        {address === undefined
          ? 'Dann steht sie überall in der Anleitung statt des Beispiels. Sie bleibt in diesem Browser und wird nicht übertragen.'
          : 'Sie bleibt in diesem Browser, wird nicht übertragen und erscheint nicht im Ausdruck.'}
      </p>
    </div>
  );
}
