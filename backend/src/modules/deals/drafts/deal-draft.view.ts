import { DealDraftContentDto } from './deal-draft.dto.js';

/** Deal that was not submitted yet. */
export class DealDraftView {
  id: number;
  content: DealDraftContentDto;
  version: number;
  createdAt: string;
  updatedAt: string;
  /** First name of the last editor; null if the account was erased. */
  updatedBy: string | null;
}
