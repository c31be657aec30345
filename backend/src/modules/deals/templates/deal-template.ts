import type { DealDraftContentDto } from '../drafts/deal-draft.dto.js';

/** A festival as its season is named, in either language. */
export const FESTIVALS = {
  dashain: /dashain|दस(ैँ|ैं)|दश(ैँ|ैं)/i,
  tihar: /tihar|तिहार/i,
  'new-year': /new year|नयाँ वर्ष/i,
  teej: /teej|तीज/i,
  lhosar: /lh?osar|ल्होसार/i,
} as const;
export type Festival = keyof typeof FESTIVALS;

/** A deal that a business begins with. Prices are the business's own. */
export interface DealTemplate {
  key: string;
  /** Slugs of the categories it fits, with their children; null is any. */
  categories: readonly string[] | null;
  festival: Festival | null;
  name: string;
  nameNe: string;
  /** Why a business would choose it. */
  why: string;
  whyNe: string;
  content: DealDraftContentDto;
}
