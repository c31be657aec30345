interface SecurityTextSettings {
  readonly publicUrl: string;
  /** A `mailto:` or `https:` address for vulnerability reports. */
  readonly contact: string;
}

/** RFC 9116, 2.5.5, recommends less than a year, so that an abandoned file is recognized. */
const VALID_MONTHS = 6;

/** Returns the first day of a month, so that the text changes once a month only. */
const expiryAt = (now: Date): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + VALID_MONTHS, 1)).toISOString().slice(0, 19) +
  'Z';

/** Returns the text of `/.well-known/security.txt` (RFC 9116). */
export const securityText = ({ publicUrl, contact }: SecurityTextSettings, now: Date): string =>
  [
    `Contact: ${contact}`,
    `Expires: ${expiryAt(now)}`,
    'Preferred-Languages: en, ne',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
