import {useId, useState, type SubmitEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import AddressField from '../../shared/AddressField';
import form from '../../shared/form.module.css';
import {setOwnAddress} from '../../docPage/OwnAddress/address';
import {useOwnAddress} from '../../docPage/OwnAddress/useOwnAddress';
import {mail} from '../../shared/site';
import {personalProfile} from './profile';
import styles from './styles.module.css';

const {appleProfile, domain} = mail;

/** Type that Apple's devices install (RFC 6838, registered by Apple). */
const profileType = 'application/x-apple-aspen-config';

/** Offers a text as a file to the browser. */
function download(text: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], {type: profileType}));
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Makes the mail profile in the browser with name and address filled in; both leave the browser in that file only. */
export default function AppleMailProfile(): ReactNode {
  const id = useId();
  const address = useOwnAddress();
  const [failed, setFailed] = useState(false);

  const make = async (filled: HTMLFormElement): Promise<void> => {
    const values = new FormData(filled);
    const field = (name: string): string => {
      const value = values.get(name);
      return typeof value === 'string' ? value.trim() : '';
    };
    const owner = {name: field('name'), address: `${field('local')}@${domain}`};
    setOwnAddress(owner.address);
    try {
      const response = await fetch(appleProfile);
      if (!response.ok) {
        throw new Error(`${appleProfile}: status ${response.status}`);
      }
      download(personalProfile(await response.text(), owner), appleProfile.split('/').at(-1) ?? 'mail.mobileconfig');
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void make(event.currentTarget);
  };

  return (
    // Before the scripts are there, or without them, this method keeps the address from being sent (hydration/loader.js).
    <form className={clsx(form.box, styles.form, 'needs-scripting')} method="dialog" onSubmit={submit}>
      <label htmlFor={`${id}-name`}>Dein Name</label>
      <input id={`${id}-name`} className={form.input} name="name" required autoComplete="name" />
      <label htmlFor={`${id}-local`}>Deine Adresse</label>
      {/* A new key takes an address over that was entered elsewhere on the page. */}
      <AddressField key={address} id={`${id}-local`} name="local" defaultValue={address?.split('@')[0]} />
      <button type="submit" className={clsx(form.button, styles.submit)}>
        Profil mit meinen Angaben laden
      </button>
      <p role="status" className={styles.status}>
        {failed ? 'Das Profil ließ sich nicht laden. Prüfe deine Verbindung und versuche es noch einmal.' : ''}
      </p>
    </form>
  );
}
