import { createHash } from 'node:crypto';

/** Returns the hash of a file in the format of the `integrity` attribute of HTML. */
export const integrityOf = (content: Buffer): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** @throws if the file does not have the hash of the manifest */
export function assertIntegrity(url: string, content: Buffer, integrity: string): void {
  if (integrityOf(content) !== integrity) throw new Error(`${url} is not the file its manifest describes`);
}
