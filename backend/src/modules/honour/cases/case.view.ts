import { ApiProperty } from '@nestjs/swagger';
import {
  CASE_ACTIONS,
  CASE_PARTS,
  CASE_REASONS,
  CASE_SIDES,
  CASE_STATES,
  ASKED_REMEDIES,
  type CaseAction,
  type CasePart,
  type CaseReason,
  type CaseSide,
  type CaseState,
  type AskedRemedy,
  DUE_BY,
  type DueBy,
  REMEDIES,
  type RemedyKind,
} from './case.policy.js';
import { ENTRY_AUTHORS, ENTRY_KINDS, type EntryAuthor, type EntryKind } from './honour-case-entry.entity.js';

export class CaseDealView {
  id: number;
  title: string;
  titleNe: string | null;
  image: string | null;
  coverKey: string | null;
}

export class CaseVendorView {
  id: number;
  slug: string;
  businessName: string;
  nameNe: string | null;
  logo: string | null;
}

/** What one part proposes or decides. */
export class CaseOfferView {
  @ApiProperty({ enum: REMEDIES }) kind: RemedyKind;
  /** Rupees; null for a new code. */
  amount: number | null;
  at: string;
}

export class CaseDecisionView {
  @ApiProperty({ enum: CASE_SIDES }) for: CaseSide;
  @ApiProperty({ enum: REMEDIES, nullable: true }) remedy: RemedyKind | null;
  amount: number | null;
  reason: string | null;
  at: string;
  /** True for the decision of the second look. */
  isSecond: boolean;
  /** True once it has taken effect. */
  isFinal: boolean;
}

/** What the customer got. */
export class CaseRemedyView {
  @ApiProperty({ enum: REMEDIES }) kind: RemedyKind;
  /** Rupees, as money for a bought code and as points otherwise. */
  amount: number | null;
  /** The new code; only the customer sees it. */
  passId: string | null;
}

export class CaseStepView {
  id: string;
  at: string;
  /** `deadline`: a due time passed. */
  @ApiProperty({ enum: ENTRY_AUTHORS }) by: EntryAuthor;
  @ApiProperty({ enum: ENTRY_KINDS }) kind: EntryKind;
  @ApiProperty({ enum: CASE_STATES }) state: CaseState;
  dueAt: string | null;
  @ApiProperty({ enum: CASE_SIDES, nullable: true }) decidedFor: CaseSide | null;
  @ApiProperty({ enum: REMEDIES, nullable: true }) remedy: RemedyKind | null;
  amount: number | null;
}

export class CaseMessageView {
  id: string;
  at: string;
  @ApiProperty({ enum: ENTRY_AUTHORS }) by: EntryAuthor;
  @ApiProperty({ enum: ENTRY_KINDS }) kind: EntryKind;
  /** Null once the account was deleted. */
  text: string | null;
  /** Paths of photos; they are deleted 180 days after the end of the case. */
  photos: string[];
}

/** A case in a list. */
export class HonourCaseRowView {
  id: string;
  /** Number to name it by. */
  number: number;
  @ApiProperty({ enum: CASE_STATES }) state: CaseState;
  @ApiProperty({ enum: CASE_REASONS }) reason: CaseReason;
  /** What the customer wants. */
  @ApiProperty({ enum: ASKED_REMEDIES }) asked: AskedRemedy;
  /** True if the code was refused, and not used. */
  isRefusal: boolean;
  /** True if the code was bought in advance. */
  isBought: boolean;
  /** Rupees to pay for the deal. */
  promised: number;
  paid: number | null;
  /** Rupees that can be paid back; 0 if there is nothing. */
  mostAmount: number;
  /** First name and initial; empty once the account was deleted. */
  customer: string;
  deal: CaseDealView;
  vendor: CaseVendorView;
  usedAt: string | null;
  openedAt: string;
  dueAt: string | null;
  /** Who has to act; `nobody`: the decision takes effect then. */
  @ApiProperty({ enum: DUE_BY, nullable: true }) dueBy: DueBy | null;
  closedAt: string | null;
}

/** A case as its reader sees it. */
export class HonourCaseView extends HonourCaseRowView {
  /** The reader's part. */
  @ApiProperty({ enum: CASE_PARTS }) part: CasePart;
  passId: string;
  offer: CaseOfferView | null;
  decision: CaseDecisionView | null;
  remedy: CaseRemedyView | null;
  /** A second look can be requested until then; null if it cannot. */
  secondLookUntil: string | null;
  @ApiProperty({ enum: CASE_SIDES, nullable: true }) secondLookBy: CaseSide | null;
  /** The oldest step first. */
  history: CaseStepView[];
  /** The oldest message first. */
  messages: CaseMessageView[];
  /** Actions of the reader. */
  @ApiProperty({ enum: CASE_ACTIONS, isArray: true }) allowed: CaseAction[];
}
