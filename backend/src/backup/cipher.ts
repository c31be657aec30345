import type { ReadableStream } from 'node:stream/web';
import { Readable } from 'node:stream';
import { Decrypter, Encrypter, generateIdentity, identityToRecipient } from 'age-encryption';

/** Encryption of the bytes of a backup before they are written. */
export interface Sealing {
  encryption: 'none' | 'age';
  /** Suffix of its file names. */
  ending: string;
  seal: (plain: Readable) => Promise<Readable>;
}

/** Decryption of the bytes of a backup after they are read. */
export type Opening = (stored: Readable) => Promise<Readable>;

type Bytes = globalThis.ReadableStream<Uint8Array>;

const throughAge = async (source: Readable, change: (bytes: Bytes) => Promise<Bytes>): Promise<Readable> => {
  const changed = await change(Readable.toWeb(source) as unknown as Bytes);
  return Readable.fromWeb(changed as unknown as ReadableStream);
};

export const unsealed: Sealing = {
  encryption: 'none',
  ending: '',
  seal: (plain) => Promise.resolve(plain),
};

export const openUnsealed: Opening = (stored) => Promise.resolve(stored);

/**
 * Encrypts in the age format (age-encryption.org).
 * @param recipients public keys, each `age1…`
 * @throws if one is invalid
 */
export function sealFor(recipients: readonly string[]): Sealing {
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  return {
    encryption: 'age',
    ending: '.age',
    seal: (plain) => throughAge(plain, (bytes) => encrypter.encrypt(bytes)),
  };
}

/** @param identities private keys, each `AGE-SECRET-KEY-1…` */
export function openWith(identities: readonly string[]): Opening {
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  return (stored) => throughAge(stored, (bytes) => decrypter.decrypt(bytes));
}

/**
 * Generates a key pair for one backup, with the private half encrypted by a passphrase: deriving a key from a
 * passphrase takes a second, and a backup has many files.
 */
export async function keyUnderPassphrase(
  passphrase: string,
): Promise<{ recipient: string; sealedIdentity: Uint8Array }> {
  const identity = await generateIdentity();
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  return {
    recipient: await identityToRecipient(identity),
    sealedIdentity: await encrypter.encrypt(identity),
  };
}

/** @throws if the passphrase is wrong */
export async function identityUnderPassphrase(sealed: Uint8Array, passphrase: string): Promise<string> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  try {
    return await decrypter.decrypt(sealed, 'text');
  } catch {
    throw new Error('The passphrase is not that of this backup.');
  }
}
