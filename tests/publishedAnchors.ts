const words = (text: string): string[] => text.trim().split(/\s+/);

/**
 * Anchors that visitors and other sites may have kept, by page: they must go on leading somewhere, wherever their
 * text has moved.
 */
export const publishedAnchors: Readonly<Record<string, readonly string[]>> = {
  '/services/kommunikation/e-mail/fehlermeldungen': words(`
    thunderbird tb-keine-einstellungen tb-anmeldung tb-einrichten-anmeldung tb-smtp-anmeldung tb-authentifizierungsmethode
    tb-unbekannt tb-zeit tb-verweigert tb-tls tb-zertifikat tb-zertifikat-name tb-smtp-verbindung tb-smtp-timeout tb-kopie
    tb-groesse tb-empfaenger tb-zu-viele-verbindungen
    outlook outlook-0x800ccc0e outlook-0x800ccc0d outlook-0x800ccc0f outlook-0x80042109 outlook-0x8004210b
    outlook-0x800ccc78 outlook-0x800ccc7d outlook-zertifikat outlook-zielprinzipalname
    apple apple-account apple-identitaet apple-ssl apple-passwort apple-relaying
    android k9-authentifizierung k9-zertifikat k9-konfiguration k9-postausgang k9-faehigkeit fairemail-connect
    fairemail-authentication android-trust-anchor
    smtp smtp-421-4-7-0 smtp-450-4-2-0 smtp-452-4-2-2 smtp-530-5-7-0 smtp-535-5-7-8 imap-authenticationfailed imap-overquota
    smtp-550-5-1-1 smtp-550-5-4-1 smtp-554-5-7-1-spam smtp-550-5-7-26 smtp-552-5-2-2 smtp-552-5-3-4 smtp-553-5-7-1
    smtp-554-5-7-1-relay smtp-554-5-7-1-blocked openssl-wrong-version
    wireguard wg-handshake wg-dns wg-aktivierung wg-import wg-android-erlaubnis wg-schluessellaenge wg-key wg-resolvconf
    wg-rtnetlink wg-ipv6 wg-enokey
    browser-https firefox-warnung firefox-unknown-issuer firefox-mitm firefox-domain firefox-expired firefox-verbindung
    chrome-keine-sichere-verbindung chrome-authority chrome-common-name chrome-date chrome-ssl-protocol chrome-redirects
    browser-dns chrome-nxdomain chrome-no-internet chrome-name-not-resolved firefox-dns firefox-trr-timeout chrome-timeout
    chrome-refused chrome-reset chrome-blocked-by-client
  `),
};
