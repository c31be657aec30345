import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { HonourAnswer } from '../../redemptions/index.js';

/** Reason why an answer does not count (rule HN3). */
export type Exclusion =
  'works-there' | 'same-device' | 'same-payment-account' | 'same-phone' | 'unfounded-cases';

/** The question about one use, and its answer (rule HN1). */
@Entity('honour_answers')
export class HonourAnswerRow {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' }) id: string;
  @Column('bigint') passId: string;
  @Column('integer') userId: number;
  @Column('integer') vendorId: number;
  @Column('integer') dealId: number;
  @Column('timestamptz') usedAt: Date;
  @Column('timestamptz', { nullable: true }) askedAt: Date | null;
  @Column('timestamptz', { nullable: true }) putOffUntil: Date | null;
  @Column('text', { nullable: true }) answer: HonourAnswer | null;
  @Column('timestamptz', { nullable: true }) answeredAt: Date | null;
  /** The answer can be changed until then, and counts from then on. */
  @Column('timestamptz', { nullable: true }) countsAt: Date | null;
  @Column('text', { nullable: true }) excluded: Exclusion | null;
}
