import { createHash } from 'node:crypto';

/** The hash of a file as the `integrity` attribute of HTML writes it. */
export const integrityOf = (content: Buffer): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** @throws when a file is not the one that a manifest describes */
export function assertIntegrity(url: string, content: Buffer, integrity: string): void {
  if (integrityOf(content) !== integrity) throw new Error(`${url} is not the file its manifest describes`);
}
