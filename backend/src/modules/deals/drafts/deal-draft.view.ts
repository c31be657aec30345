import { DealDraftContentDto } from './deal-draft.dto.js';

/** A deal that nobody has submitted yet. */
export class DealDraftView {
  id: number;
  content: DealDraftContentDto;
  version: number;
  createdAt: string;
  updatedAt: string;
  /** First name of whoever typed last; null when the account is gone. */
  updatedBy: string | null;
}
