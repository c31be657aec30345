import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';

/** Content of the QR code, besides the signature. Times in whole seconds since 1970. */
export interface TokenContent {
  passId: string;
  dealId: number;
  vendorId: number;
  issuedAt: number;
  expiresAt: number;
}

export interface TokenKey {
  id: string;
  privateKey: KeyObject;
  publicKey: KeyObject;
}

const VERSION = 1;
/** Prefix of the signed text, so that the signature is invalid for any other purpose. */
const PURPOSE = Buffer.from('redemption-pass-v1\0');
const SIGNATURE_BYTES = 64;
const FIXED_BYTES = 16 + 4 * 4;
const PKCS8_ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** @param seed 32 bytes */
export function tokenKey(id: string, seed: Buffer): TokenKey {
  const privateKey = createPrivateKey({
    key: Buffer.concat([PKCS8_ED25519, seed]),
    format: 'der',
    type: 'pkcs8',
  });
  return { id, privateKey, publicKey: createPublicKey(privateKey) };
}

/**
 * @returns about 135 characters of base64url; Ed25519 signatures are deterministic, so a pass always shows
 * the same code
 */
export function writeToken(content: TokenContent, key: TokenKey): string {
  const keyId = Buffer.from(key.id);
  const numbers = Buffer.alloc(16);
  [content.dealId, content.vendorId, content.issuedAt, content.expiresAt].forEach((value, index) =>
    numbers.writeUInt32BE(value, index * 4),
  );
  const payload = Buffer.concat([
    Buffer.from([VERSION, keyId.length]),
    keyId,
    Buffer.from(content.passId.replaceAll('-', ''), 'hex'),
    numbers,
  ]);
  return Buffer.concat([payload, sign(null, Buffer.concat([PURPOSE, payload]), key.privateKey)]).toString(
    'base64url',
  );
}

/** @returns null unless one of the keys signed exactly this */
export function readToken(token: string, keys: readonly TokenKey[]): TokenContent | null {
  if (!/^[\w-]{100,200}$/.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.toString('base64url') !== token || bytes[0] !== VERSION) return null;
  const payload = bytes.subarray(0, bytes.length - SIGNATURE_BYTES);
  const keyIdEnd = 2 + (bytes[1] ?? 0);
  if (payload.length !== keyIdEnd + FIXED_BYTES) return null;
  const key = keys.find(({ id }) => id === payload.subarray(2, keyIdEnd).toString());
  if (!key || !verify(null, Buffer.concat([PURPOSE, payload]), key.publicKey, bytes.subarray(payload.length)))
    return null;
  const number = (index: number): number => payload.readUInt32BE(keyIdEnd + 16 + index * 4);
  return {
    passId: payload
      .subarray(keyIdEnd, keyIdEnd + 16)
      .toString('hex')
      .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    dealId: number(0),
    vendorId: number(1),
    issuedAt: number(2),
    expiresAt: number(3),
  };
}
