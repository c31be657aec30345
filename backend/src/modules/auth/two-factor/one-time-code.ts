import { Secret, TOTP } from 'otpauth';

const ISSUER = 'Dobbar';
const SECONDS = 30;
/** Steps of 30 seconds that a phone's clock may be wrong, each way. */
const DRIFT = 1;

const generator = (secret: Uint8Array, account: string): TOTP =>
  new TOTP({ issuer: ISSUER, label: account, period: SECONDS, secret: Secret.fromLatin1(latin1(secret)) });

const latin1 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

/** What an authenticator app scans or takes typed (RFC 6238: SHA-1, 6 digits, 30 seconds: what every app can). */
export function enrolmentOf(secret: Uint8Array, account: string): { secret: string; uri: string } {
  const totp = generator(secret, account);
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/** @returns the step of 30 seconds that the code belongs to, null when it is none of now */
export function stepOf(code: string, secret: Uint8Array, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = generator(secret, '').validate({ token: code, timestamp, window: DRIFT });
  return delta === null ? null : Math.floor(timestamp / 1000 / SECONDS) + delta;
}
