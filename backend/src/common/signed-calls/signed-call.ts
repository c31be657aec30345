import { createHmac, timingSafeEqual } from 'node:crypto';

/** Header with the signature of a call. */
export const SIGNATURE = 'dobbar-signature';

const TOLERANCE_SECONDS = 300;
const FORM = /^t=(\d{1,12}),v1=([\da-f]{64})$/;

/** Calls between programs of the product. Each kind has a secret of its own and is part of the signature. */
export type CallPurpose = 'sandbox-call' | 'release-report';

export interface SignedCall {
  purpose: CallPurpose;
  method: string;
  /** Path with its leading slash. */
  path: string;
  /** Body before it is written as JSON; undefined without one. */
  body: unknown;
}

const digestOf = (secret: string, { purpose, method, path, body }: SignedCall, seconds: number): Buffer =>
  createHmac('sha256', secret)
    .update(`${purpose}\0${seconds}\n${method} ${path}\n${body === undefined ? '' : JSON.stringify(body)}`)
    .digest();

/** @returns value of the header `SIGNATURE` */
export function signCall(secret: string, call: SignedCall, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1_000);
  return `t=${seconds},v1=${digestOf(secret, call, seconds).toString('hex')}`;
}

/** True if the call was signed with the secret within the last five minutes. Calls can be repeated, so that a copied one changes nothing. */
export function isSignedCall(secret: string, call: SignedCall, header: unknown, now: Date): boolean {
  const [, time, signature] = (typeof header === 'string' && FORM.exec(header)) || [];
  if (!time || !signature) return false;
  const seconds = Number(time);
  if (Math.abs(now.getTime() / 1_000 - seconds) > TOLERANCE_SECONDS) return false;
  return timingSafeEqual(digestOf(secret, call, seconds), Buffer.from(signature, 'hex'));
}
