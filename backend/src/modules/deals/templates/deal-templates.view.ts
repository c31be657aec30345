import { DealDraftContentDto } from '../drafts/deal-draft.dto.js';

export class TemplateSeasonView {
  name: string;
  nameNe: string;
  /** First day in Nepal. */
  from: string;
  /** Last day in Nepal, included. */
  until: string;
}

/** Template of a deal, in both languages. */
export class DealTemplateView {
  key: string;
  name: string;
  nameNe: string;
  /** Reason for a business to choose the template. */
  why: string;
  whyNe: string;
  /** Season of the festival; null for templates without a festival. */
  season: TemplateSeasonView | null;
  /** Initial content of a draft. The business sets the price. */
  content: DealDraftContentDto;
}
