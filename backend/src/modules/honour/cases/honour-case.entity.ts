import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { CaseReason, CaseSide, CaseState, AskedRemedy, DueBy, RemedyKind } from './case.policy.js';

/** A case about a code that a business did not honour (rule HN5). The number is the id. */
@Entity('honour_cases')
export class HonourCase {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'ALWAYS' }) id: number;
  @Column('uuid') publicId: string;
  @Column('bigint') passId: string;
  @Column('integer') userId: number;
  @Column('integer') vendorId: number;
  @Column('integer') dealId: number;
  /** True if the code was not used: it was refused at the counter. */
  @Column('boolean') isRefusal: boolean;
  /** First day of the month and 1 or 2, unique per customer: they bound the reports of a month. */
  @Column('date', { nullable: true }) reportMonth: string | null;
  @Column('smallint', { nullable: true }) reportSlot: number | null;
  @Column('boolean') isBought: boolean;
  @Column('text') reason: CaseReason;
  @Column('text') wants: AskedRemedy;
  /** Rupees to pay for the deal, taxes and service charge included. */
  @Column('integer') promised: number;
  @Column('integer', { nullable: true }) paid: number | null;
  /** Largest amount that can be paid back, in rupees. */
  @Column('integer') mostAmount: number;
  @Column('text') state: CaseState;
  @Column('timestamptz') openedAt: Date;
  @Column('timestamptz', { nullable: true }) dueAt: Date | null;
  @Column('text', { nullable: true }) dueBy: DueBy | null;
  @Column('timestamptz', { nullable: true }) remindedAt: Date | null;
  /** True if the business did not answer in time. */
  @Column('boolean', { default: false }) isUnanswered: boolean;
  @Column('text', { nullable: true }) offer: RemedyKind | null;
  @Column('integer', { nullable: true }) offerAmount: number | null;
  @Column('timestamptz', { nullable: true }) offeredAt: Date | null;
  @Column('text', { nullable: true }) decidedFor: CaseSide | null;
  @Column('text', { nullable: true }) decidedRemedy: RemedyKind | null;
  @Column('integer', { nullable: true }) decidedAmount: number | null;
  @Column('integer', { nullable: true }) decidedBy: number | null;
  @Column('timestamptz', { nullable: true }) decidedAt: Date | null;
  /** The admin of the decision that a second look is about. */
  @Column('integer', { nullable: true }) firstDecidedBy: number | null;
  @Column('text', { nullable: true }) secondLookBy: CaseSide | null;
  /** What the customer got. */
  @Column('text', { nullable: true }) remedy: RemedyKind | null;
  @Column('integer', { nullable: true }) remedyAmount: number | null;
  @Column('uuid', { nullable: true }) remedyPassId: string | null;
  /** Held back from payouts of the business. */
  @Column('bigint', { default: 0 }) heldPaisa: number;
  @Column('timestamptz', { nullable: true }) closedAt: Date | null;
  @Column('timestamptz', { nullable: true }) photosDeletedAt: Date | null;
  @Column('timestamptz', { default: () => 'now()' }) updatedAt: Date;
}
