/** Who a mail profile is for. */
export interface ProfileOwner {
  /** Name that others see as the sender. */
  readonly name: string;
  readonly address: string;
}

/** The mark of a mail account's payload (Apple, Device Management: Mail), in the property list that the build writes. */
const mailPayload = /<key>PayloadType<\/key>\s*<string>com\.apple\.mail\.managed<\/string>/;

/** Characters that XML cannot hold, not even escaped (XML 1.0, 2.2). */
const impossible = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** A text as XML, by the browser's own rules. */
const escaped = (text: string): string =>
  new XMLSerializer().serializeToString(document.createTextNode(text.replace(impossible, '')));

/**
 * Fills name and address into the mail profile that fits everybody, so that the device asks for the password only.
 * The keys are put in as text: parsing the file is what the site's Trusted Types refuse.
 *
 * @param profile - the profile as XML property list
 * @returns the same with the owner's keys in its mail payload
 * @throws Error when there is no mail payload in it
 */
export function personalProfile(profile: string, {name, address}: ProfileOwner): string {
  if (!mailPayload.test(profile)) throw new Error('the profile has no payload of type com.apple.mail.managed');
  const values = {
    EmailAccountName: name,
    EmailAddress: address,
    IncomingMailServerUsername: address,
    OutgoingMailServerUsername: address,
  };
  const keys = Object.entries(values).map(([key, value]) => `<key>${key}</key><string>${escaped(value)}</string>`);
  return profile.replace(mailPayload, (type) => `${type}${keys.join('')}`);
}
