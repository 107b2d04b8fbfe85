/** Where password managers look, on the host that is the RP ID of the passkeys. */
export const passkeysFile = '/.well-known/passkey-endpoints';

/** Leads password managers to the page where people manage their passkeys (W3C, A Well-Known URL for Relying Party Passkey Endpoints). */
export const passkeyEndpoints = (manageUrl: string): string => `${JSON.stringify({manage: manageUrl}, null, 2)}\n`;
