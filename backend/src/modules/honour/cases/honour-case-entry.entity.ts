import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { CaseSide, CaseState, RemedyKind } from './case.policy.js';

export const ENTRY_KINDS = [
  'opened',
  'message',
  'offered',
  'disagreed',
  'unanswered',
  'suspended',
  'accepted',
  'refused',
  'not-refused',
  'withdrawn',
  'decided',
  'second-look',
  'finished',
  'remedied',
] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

export const ENTRY_AUTHORS = ['customer', 'business', 'admin', 'deadline'] as const;
export type EntryAuthor = (typeof ENTRY_AUTHORS)[number];

/** A step or message of a case. Rows are added; only texts and photos can be removed. */
@Entity('honour_case_entries')
export class HonourCaseEntry {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' }) id: string;
  @Column('integer') caseId: number;
  @Column('timestamptz') at: Date;
  @Column('text') by: EntryAuthor;
  @Column('integer', { nullable: true }) userId: number | null;
  @Column('text') kind: EntryKind;
  /** State and due time after the step. */
  @Column('text') state: CaseState;
  @Column('timestamptz', { nullable: true }) dueAt: Date | null;
  @Column('text', { nullable: true }) text: string | null;
  @Column('text', { array: true, default: '{}' }) photos: string[];
  @Column('text', { nullable: true }) decidedFor: CaseSide | null;
  @Column('text', { nullable: true }) remedy: RemedyKind | null;
  @Column('integer', { nullable: true }) amount: number | null;
}
