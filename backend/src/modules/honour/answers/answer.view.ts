import { ApiProperty } from '@nestjs/swagger';
import { HONOUR_ANSWERS, type HonourAnswer } from '../../redemptions/index.js';

/** The answer about the use of a code. `id` is the code's. */
export class HonourAnswerView {
  id: string;
  /** Null while the customer has not answered. */
  @ApiProperty({ enum: HONOUR_ANSWERS, nullable: true }) answer: HonourAnswer | null;
  /** It can be given or changed until then. */
  askUntil: string;
  /** The case about this use; null without one. */
  caseId: string | null;
}

/** A use about which the customer has not answered yet. */
export class HonourQuestionView {
  passId: string;
  dealId: number;
  dealTitle: string;
  dealTitleNe: string | null;
  businessName: string;
  businessNameNe: string | null;
  usedAt: string;
  askUntil: string;
}

/** What the link of a mail shows to anybody who has it. */
export class HonourLinkView {
  /** The code's, which the link contains. */
  id: string;
  dealTitle: string;
  dealTitleNe: string | null;
  businessName: string;
  businessNameNe: string | null;
  /** Null before the customer answered. */
  @ApiProperty({ enum: HONOUR_ANSWERS, nullable: true }) answer: HonourAnswer | null;
}
