import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

export const REPLY_USES = ['review', 'case'] as const;
export type ReplyUse = (typeof REPLY_USES)[number];

/** A text that a business uses again in answers to reviews or cases (rule R6). */
@Entity('saved_replies')
export class SavedReply {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'ALWAYS' }) id: number;
  @Column('integer') vendorId: number;
  /** 1 to 30; unique per business, which bounds their number. */
  @Column('smallint') slot: number;
  @Column('text') use: ReplyUse;
  @Column('text') title: string;
  @Column('text') text: string;
  /** The same text in Nepali. */
  @Column('text', { nullable: true }) textNe: string | null;
  /** Stars of the reviews that it fits; empty for all. */
  @Column('smallint', { array: true }) stars: number[];
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
  @Column('timestamptz', { default: () => 'now()' }) updatedAt: Date;
}
