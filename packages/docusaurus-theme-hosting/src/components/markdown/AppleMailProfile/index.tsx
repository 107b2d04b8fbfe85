import {useId, useState, type SubmitEvent, type ReactNode} from 'react';
import {mail} from '@generated/docusaurus-theme-hosting/default/site';
import {addressSlot, typedName, useOwnAddress} from '../../docPage/OwnAddress/address';
import AddressField from '../../shared/AddressField';
import form from '../../shared/form.module.css';
import {personalProfile} from './profile';

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

  const make = async (values: FormData): Promise<void> => {
    const field = (name: string): string => (values.get(name) as string).trim();
    const owner = {name: field('name'), address: `${typedName(field('local'))}@${domain}`};
    addressSlot.set(owner.address);
    const response = await fetch(appleProfile);
    if (!response.ok) throw new Error(`${appleProfile}: status ${response.status}`);
    download(personalProfile(await response.text(), owner), appleProfile.split('/').at(-1) ?? 'mail.mobileconfig');
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    make(new FormData(event.currentTarget)).then(
      () => setFailed(false),
      () => setFailed(true),
    );
  };

  return (
    // Without scripts, and before hydration, this method keeps the address from being sent.
    <form className={`cluster ${form.box} needs-scripting`} method="dialog" onSubmit={submit}>
      <label>
        Dein Name <br />
        <input className={form.input} name="name" required autoComplete="name" />
      </label>
      {/* A new key takes an address over that was entered elsewhere on the page. */}
      <div>
        <label htmlFor={id}>Deine Adresse</label>
        <AddressField key={address} id={id} name="local" defaultValue={address?.split('@')[0]} />
      </div>
      <button type="submit" className="button button--outline button--primary">
        Profil mit meinen Angaben laden
      </button>
      <p role="status">
        {failed && 'Das Profil ließ sich nicht laden. Prüfe deine Verbindung und versuche es noch einmal.'}
      </p>
    </form>
  );
}
