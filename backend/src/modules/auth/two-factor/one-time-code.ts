import { Secret, TOTP } from 'otpauth';

const ISSUER = 'Dobbar';
const SECONDS = 30;
/** Tolerated deviation of a phone's clock in each direction, in steps of 30 seconds. */
const DRIFT = 1;

const generator = (secret: Uint8Array, account: string): TOTP =>
  new TOTP({ issuer: ISSUER, label: account, period: SECONDS, secret: Secret.fromLatin1(latin1(secret)) });

const latin1 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

/**
 * Secret and QR content for an authenticator app (RFC 6238 with SHA-1, 6 digits and 30 seconds, which every
 * app supports).
 */
export function enrolmentOf(secret: Uint8Array, account: string): { secret: string; uri: string } {
  const totp = generator(secret, account);
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/** @returns the 30-second step of the code, null if the code is invalid at present */
export function stepOf(code: string, secret: Uint8Array, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = generator(secret, '').validate({ token: code, timestamp, window: DRIFT });
  return delta === null ? null : Math.floor(timestamp / 1000 / SECONDS) + delta;
}
