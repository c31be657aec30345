import { bytesOf, joined, sha256, toBase64url, type Bytes } from './bytes';

export type PaidWith = 'cash' | 'qr' | 'card';

export type OverrideReason = 'queue' | 'mistake' | 'regular' | 'other';

/** Override of a term as it is signed. */
export interface EntryOverride {
  readonly managerId: number;
  readonly reason: OverrideReason;
  readonly note: string | null;
  /** Shows the server that the manager entered the PIN for this entry. */
  readonly proof: string;
}

/** Content of an entry, as it is signed. Times in milliseconds since 1970. */
export interface EntryContent {
  readonly v: 1;
  readonly deviceId: number | string;
  /** From 1 without gaps. */
  readonly number: number;
  /** SHA-256 of the body of the entry before; empty for the first one. */
  readonly previous: string;
  readonly kind: 'accept' | 'undo';
  /** Signed token of the pass, of an acceptance. */
  readonly token?: string;
  /** Number of the acceptance that an undo takes back. */
  readonly undoes?: number;
  /** User id of the person at the counter. */
  readonly person: number;
  readonly branchId: number;
  /** Time of the device. */
  readonly at: number;
  /** Lead of the server's clock over the device's at the last contact. */
  readonly offset: number;
  /** Time of the server at the last contact. */
  readonly contactAt: number;
  /** Sum charged in whole rupees; null for the price of the deal. */
  readonly amount: number | null;
  readonly guests: number | null;
  readonly paidWith: PaidWith | null;
  /** Decision of a manager to accept it against a term of the deal. */
  readonly override: EntryOverride | null;
}

/** Entry in the form in which it is sent: both parts in base64url. */
export interface SignedEntry {
  readonly body: string;
  readonly signature: string;
}

/** Signed entry with values derived from its body. */
export interface SealedEntry extends SignedEntry {
  /** SHA-256 of the body, which the next entry names. */
  readonly hash: string;
  /** The four characters that prove the acceptance to the customer. */
  readonly proof: string;
}

const PURPOSE = bytesOf('counter-entry-v1\0');
const ALGORITHM = { name: 'ECDSA', hash: 'SHA-256' } as const;
const CURVE = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const PROOF_BITS = 20;
const BITS_PER_CHARACTER = 5;

export interface DeviceKey {
  readonly privateKey: CryptoKey;
  /** Public key as it is enrolled. */
  readonly publicKey: { readonly kty: 'EC'; readonly crv: 'P-256'; readonly x: string; readonly y: string };
}

/** Creates the key pair of a device. The private key cannot be exported. */
export async function createDeviceKey(): Promise<DeviceKey> {
  const { privateKey, publicKey } = await crypto.subtle.generateKey(CURVE, false, ['sign', 'verify']);
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', publicKey);
  return { privateKey, publicKey: { kty: 'EC', crv: 'P-256', x, y } };
}

/** Returns the first 20 bits of a hash as four characters of Crockford's base 32. */
export function proofOf(hash: Uint8Array): string {
  const [first = 0, second = 0, third = 0] = hash;
  const bits = (first << 12) | (second << 4) | (third >> 4);
  return Array.from(
    { length: PROOF_BITS / BITS_PER_CHARACTER },
    (_, place) => CROCKFORD[(bits >> (PROOF_BITS - BITS_PER_CHARACTER * (place + 1))) & 31],
  ).join('');
}

/** Serializes and signs an entry. */
export async function sealEntry(content: EntryContent, key: CryptoKey): Promise<SealedEntry> {
  const body: Bytes = bytesOf(JSON.stringify(content));
  const [hash, signature] = await Promise.all([
    sha256(body),
    crypto.subtle.sign(ALGORITHM, key, joined(PURPOSE, body)),
  ]);
  return {
    body: toBase64url(body),
    signature: toBase64url(new Uint8Array(signature)),
    hash: toBase64url(hash),
    proof: proofOf(hash),
  };
}
