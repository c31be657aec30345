import { bytesOf, fromBase64url, joined, type Bytes } from './bytes';

/** Content of a signed token. Times in whole seconds since 1970. */
export interface TokenContent {
  readonly keyId: string;
  readonly passId: string;
  readonly dealId: number;
  readonly vendorId: number;
  readonly issuedAt: number;
  readonly expiresAt: number;
}

/** Public key with which tokens are verified. */
export interface VerificationKey {
  readonly id: string;
  /** 32 bytes in base64url. */
  readonly publicKey: string;
}

export type TokenError = 'malformed' | 'unknown-key' | 'forged';
export type ReadToken =
  { readonly token: string; readonly content: TokenContent } | { readonly error: TokenError };

const VERSION = 1;
const PURPOSE = bytesOf('redemption-pass-v1\0');
const SIGNATURE_BYTES = 64;
const FIXED_BYTES = 16 + 4 * 4;

/** Returns the signed token in the text of a QR code; null for a typed code, a short address and everything else. */
export function tokenIn(text: string): string | null {
  const token = text.trim().split('#').pop() ?? '';
  return /^[\w-]{100,200}$/.test(token) ? token : null;
}

const asId = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

function contentOf(payload: Bytes): TokenContent | null {
  const keyIdEnd = 2 + (payload[1] ?? 0);
  if (payload[0] !== VERSION || payload.length !== keyIdEnd + FIXED_BYTES) return null;
  const view = new DataView(payload.buffer, payload.byteOffset);
  const number = (index: number): number => view.getUint32(keyIdEnd + 16 + index * 4);
  return {
    keyId: new TextDecoder().decode(payload.subarray(2, keyIdEnd)),
    passId: asId(payload.subarray(keyIdEnd, keyIdEnd + 16)),
    dealId: number(0),
    vendorId: number(1),
    issuedAt: number(2),
    expiresAt: number(3),
  };
}

type Verify = (signature: Bytes, message: Bytes, publicKey: Bytes) => Promise<boolean>;

const byWebCrypto: Verify = async (signature, message, publicKey) => {
  const key = await crypto.subtle.importKey('raw', publicKey, { name: 'Ed25519' }, false, ['verify']);
  return crypto.subtle.verify({ name: 'Ed25519' }, key, signature, message);
};

const byLibrary: Verify = async (signature, message, publicKey) => {
  const { ed25519 } = await import('@noble/curves/ed25519.js');
  try {
    return ed25519.verify(signature, message, publicKey);
  } catch {
    return false;
  }
};

let native: Promise<boolean> | undefined;

/** Returns true if the browser's WebCrypto has Ed25519. */
const hasNative = (): Promise<boolean> =>
  (native ??= crypto.subtle.importKey('raw', new Uint8Array(32), { name: 'Ed25519' }, false, ['verify']).then(
    () => true,
    (error: unknown) => !(error instanceof DOMException && error.name === 'NotSupportedError'),
  ));

/** Verifies by WebCrypto, or by a library in browsers whose WebCrypto has no Ed25519. */
export const verifyEd25519: Verify = async (...parts) =>
  (await hasNative()) ? byWebCrypto(...parts) : byLibrary(...parts);

/** Loads the library while there is a network, if this browser needs it. */
export const prepareVerification = async (): Promise<void> => {
  if (!(await hasNative())) await import('@noble/curves/ed25519.js');
};

/** Reads a token. Its content is returned only if one of the keys signed it. */
export async function readToken(
  token: string,
  keys: readonly VerificationKey[],
  verify: Verify = verifyEd25519,
): Promise<ReadToken> {
  const bytes = fromBase64url(token);
  if (!bytes || bytes.length <= SIGNATURE_BYTES) return { error: 'malformed' };
  const payload = bytes.slice(0, bytes.length - SIGNATURE_BYTES);
  const content = contentOf(payload);
  if (!content) return { error: 'malformed' };
  const key = keys.find(({ id }) => id === content.keyId);
  const publicKey = key && fromBase64url(key.publicKey);
  if (!publicKey) return { error: 'unknown-key' };
  const isGenuine = await verify(bytes.slice(payload.length), joined(PURPOSE, payload), publicKey);
  return isGenuine ? { token, content } : { error: 'forged' };
}

export const libraryVerification = byLibrary;
