import { createPublicKey, type KeyObject, verify } from 'node:crypto';

/** The point of a public key of P-256, each coordinate as 32 bytes in base64url. */
export interface KeyPoint {
  x: string;
  y: string;
}

/** Prefix of the signed bytes, so that a signature is invalid for any other purpose. */
const PURPOSE = Buffer.from('counter-entry-v1\0');

/** @returns null if the point does not lie on the curve */
export function deviceKey({ x, y }: KeyPoint): KeyObject | null {
  try {
    return createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  } catch {
    return null;
  }
}

/** @param signature the 64 bytes r and s */
export const isSignedBy = (key: KeyObject, body: Buffer, signature: Buffer): boolean =>
  signature.length === 64 &&
  verify('sha256', Buffer.concat([PURPOSE, body]), { key, dsaEncoding: 'ieee-p1363' }, signature);
