import { verify } from 'node:crypto';
import type { DeployKeys } from './deploy-keys';

export interface Signature {
  readonly keyId: string;
  /** Signature of the manifest without this field, in base64url. */
  readonly value: string;
}

/**
 * Prefix of the signed text, as in scripts/remotes/sign-manifest.mjs, so that a signature for another purpose is not valid for
 * a manifest.
 */
const PURPOSES = { manifest: 'dobbar remote manifest 1\n', 'list of releases': 'dobbar remote releases 1\n' };

/**
 * Verifies the signature of a manifest or of a list of releases.
 * @returns the id of the deploy key; undefined for an unsigned manifest, or for any signature while no key is configured, which
 * only a demo accepts
 * @throws if a required signature is missing or its key unknown, or if the signature is wrong
 */
export function verifySignature(
  manifest: { readonly signature?: Signature },
  { byId, areRequired }: DeployKeys,
  what: keyof typeof PURPOSES = 'manifest',
): string | undefined {
  const { signature } = manifest;
  if (!signature || (byId.size === 0 && !areRequired)) {
    if (areRequired) throw new Error(`the ${what} is not signed`);
    return undefined;
  }
  const key = byId.get(signature.keyId);
  if (!key) throw new Error(`the ${what} is signed by an unknown key`);
  const text = PURPOSES[what] + JSON.stringify({ ...manifest, signature: undefined });
  if (!verify(null, Buffer.from(text), key, Buffer.from(String(signature.value), 'base64url')))
    throw new Error(`the signature of the ${what} is wrong`);
  return signature.keyId;
}
