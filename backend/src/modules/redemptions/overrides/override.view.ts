import { ApiProperty } from '@nestjs/swagger';
import { type BentTerm, TERMS } from './bent-terms.js';
import { OVERRIDE_REASONS, type OverrideReason } from './override.dto.js';

/** An acceptance against a term of the deal that a manager allowed. */
export class CounterOverrideView {
  at: string;
  branchName: string | null;
  dealTitle: string;
  dealTitleNe: string | null;
  /** First name and initial; empty once the account is erased. */
  person: string;
  manager: string;
  @ApiProperty({ enum: OVERRIDE_REASONS }) reason: OverrideReason;
  note: string | null;
  @ApiProperty({ enum: TERMS, isArray: true }) terms: BentTerm[];
  /** Whole rupees charged. */
  amount: number | null;
  /** True if the device had no network. */
  isOffline: boolean;
  /** False if the acceptance was taken back or does not count. */
  counts: boolean;
}
