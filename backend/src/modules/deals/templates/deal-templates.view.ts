import { DealDraftContentDto } from '../drafts/deal-draft.dto.js';

export class TemplateSeasonView {
  name: string;
  nameNe: string;
  /** First day in Nepal. */
  from: string;
  /** Last day in Nepal, included. */
  until: string;
}

/** A deal to begin with, in both languages. */
export class DealTemplateView {
  key: string;
  name: string;
  nameNe: string;
  /** Why a business would choose it. */
  why: string;
  whyNe: string;
  /** The festival it is for; null at any time. */
  season: TemplateSeasonView | null;
  /** What a draft begins with; the prices are the business's own. */
  content: DealDraftContentDto;
}
