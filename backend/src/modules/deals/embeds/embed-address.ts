import type { Script } from '../social-picture/social-facts.js';

export interface EmbeddedPage {
  id: number;
  script: Script;
}

const PAGE = /^(\/ne)?\/deals\/([1-9]\d{0,9})\/?$/;
const GREATEST_ID = 2_147_483_647;

/** The deal of an address of this site; undefined for other pages and sites. */
export function embeddedPage(address: string, site: string): EmbeddedPage | undefined {
  if (!URL.canParse(address)) return undefined;
  const { origin, pathname } = new URL(address);
  if (origin !== new URL(site).origin) return undefined;
  const [, nepali, digits] = PAGE.exec(pathname) ?? [];
  const id = Number(digits);
  return digits && id <= GREATEST_ID ? { id, script: nepali ? 'ne' : 'en' } : undefined;
}
