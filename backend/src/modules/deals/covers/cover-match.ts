import { findPhrase, type Phrase, type PhraseHit, type TitleWords, toPhrase, toTitle } from './phrase.js';

/** Cover with the titles that select it, as in covers.json. */
export interface CoverEntry {
  id: string;
  name: { en: string; ne: string };
  /** Category slugs; `*` for any. */
  categories: string[];
  words: { en: string[]; romanised: string[]; ne: string[] };
  /** Phrases that exclude the cover. */
  not: string[];
  /** True if the cover may be mirrored. */
  mirror: boolean;
}

/** Cover with its phrases split into words. */
export interface Cover extends CoverEntry {
  phrases: readonly Phrase[];
  exclusions: readonly Phrase[];
}

/** Facts that determine the cover of a deal. */
export interface CoveredDeal {
  id: number;
  title: string;
  titleNe: string | null;
  /** Slug of the category and of its parent. */
  categories: readonly string[];
  /** Names of the business, which are ignored in the title. */
  businessNames: readonly string[];
}

interface Candidate extends PhraseHit {
  cover: Cover;
}

/** Nouns that change the meaning of the word before: "coffee mug", "momo salad", "gym bag". */
const OTHER_THINGS = new Set(
  `salad roll rolls wrap paratha masala sauce powder cutter mug mugs glass glasses maker machine steamer bun buns pants suit
  wear shoes oil cream shampoo pickle achar chutney seasoning bowl holder cover case stand frame bag bags decoration topper`.split(
    /\s+/,
  ),
);

const DENIALS = new Set(['no', 'not', 'without', 'except', 'excluding', 'bina', 'बिना', 'बाहेक']);

/** FNV-1a with a final shift, 32 bits, unsigned. It makes the selection stable for a deal. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

export const toCover = (entry: CoverEntry): Cover => ({
  ...entry,
  phrases: [...entry.words.en, ...entry.words.romanised, ...entry.words.ne].map(toPhrase),
  exclusions: entry.not.map(toPhrase),
});

/**
 * Cover named by a deal's title, in English or else in Nepali: the first subject, the longer of two phrases at the same position,
 * and the last noun of a compound ("momo pizza"). Several covers of one subject are distributed by deal id.
 * @returns undefined if the title names no subject with a cover
 */
export function coverOf(covers: readonly Cover[], deal: CoveredDeal): Cover | undefined {
  const ofCategory = covers.filter(({ categories }) =>
    categories.some((slug) => slug === '*' || deal.categories.includes(slug)),
  );
  for (const text of [deal.title, deal.titleNe ?? '']) {
    const named = ofOneThing(candidates(ofCategory, withoutNames(text, deal.businessNames)));
    if (named.length) return named[hashOf(`deal:${deal.id}`) % named.length]?.cover;
  }
  return undefined;
}

/** @returns the key that is stored with the deal; null for the typographic cover */
export const coverKeyOf = ({ covers }: { covers: readonly Cover[] }, deal: CoveredDeal): string | null =>
  coverOf(covers, deal)?.id ?? null;

function withoutNames(text: string, names: readonly string[]): TitleWords {
  const [first, second] = names.map((name) => toTitle(text, name));
  if (!first) return toTitle(text);
  return second && second.raw.length < first.raw.length ? second : first;
}

/** All covers named by a title, best match first. */
function candidates(covers: readonly Cover[], title: TitleWords): Candidate[] {
  const found = covers.flatMap((cover) => {
    const hit = bestHit(cover, title);
    return hit && !OTHER_THINGS.has(title.raw[hit.end] ?? '') ? [{ ...hit, cover }] : [];
  });
  return found.sort((a, b) => a.at - b.at || b.named - a.named);
}

function bestHit({ phrases, exclusions }: Cover, title: TitleWords): PhraseHit | undefined {
  const hits = phrases
    .flatMap((phrase) => findPhrase(title, phrase) ?? [])
    .filter(({ at }) => !DENIALS.has(title.raw[at - 1] ?? ''))
    .sort((a, b) => a.at - b.at || b.named - a.named);
  return hits[0] && !exclusions.some((phrase) => findPhrase(title, phrase)) ? hits[0] : undefined;
}

/** Covers of the title's subject: the first one named, or the last one of a compound. */
function ofOneThing(found: readonly Candidate[]): Candidate[] {
  let head = found[0];
  for (let next = head; next; next = found.find(({ at }) => at === head?.end)) head = next;
  return found.filter(({ at, named }) => at === head?.at && named === head.named);
}
