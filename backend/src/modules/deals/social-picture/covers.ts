import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The drawn covers of the site: the same files that the pages show. */
const FOLDER = path.resolve(import.meta.dirname, '../../../../../shared-ui/src/assets/covers');

const COUNT: Readonly<Record<string, number>> = { dining: 3 };
const FAMILY: Readonly<Record<string, string>> = {
  'premium-dining': 'dining',
  'casual-dining': 'dining',
  'pubs-bars': 'pubs',
  beauty: 'spa',
};
const KNOWN = new Set([
  'adventure',
  'attractions',
  'cafes',
  'dining',
  'entertainment',
  'fitness',
  'hotels',
  'pubs',
  'retail',
  'spa',
]);

/** FNV-1a as the pages reckon it, so that a deal has one cover everywhere. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** The name of the drawing that stands in for a deal's own picture. */
function coverName(categorySlug: string, dealId: number): string {
  const family = FAMILY[categorySlug] ?? categorySlug;
  const known = KNOWN.has(family) ? family : 'dining';
  return `${known}-${(hashOf(String(dealId)) % (COUNT[known] ?? 2)) + 1}`;
}

export const readCover = (categorySlug: string, dealId: number): Promise<Buffer> =>
  readFile(path.join(FOLDER, `${coverName(categorySlug, dealId)}.svg`));
