import type { DealDraftContentDto } from '../drafts/deal-draft.dto.js';

/** Patterns for the name of a festival's season, in either language. */
export const FESTIVALS = {
  dashain: /dashain|दस(ैँ|ैं)|दश(ैँ|ैं)/i,
  tihar: /tihar|तिहार/i,
  'new-year': /new year|नयाँ वर्ष/i,
  teej: /teej|तीज/i,
  lhosar: /lh?osar|ल्होसार/i,
} as const;
export type Festival = keyof typeof FESTIVALS;

/** Template of a deal draft. The business sets the price. */
export interface DealTemplate {
  key: string;
  /** Slugs of its categories, which include their subcategories; null for any category. */
  categories: readonly string[] | null;
  festival: Festival | null;
  name: string;
  nameNe: string;
  /** Reason for a business to choose the template. */
  why: string;
  whyNe: string;
  content: DealDraftContentDto;
}
