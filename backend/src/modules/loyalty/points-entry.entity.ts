import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

export type PointsKind =
  | 'redemption'
  | 'reversal'
  | 'correction'
  | 'spend'
  | 'return'
  | 'membership-return'
  | 'invite'
  | 'invited'
  | 'invite-return'
  | 'invited-return'
  | 'honour';

/** A movement of points. Rows are added and never changed; the balance follows them (rule O2). */
@Entity('points_ledger')
export class PointsEntry {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' }) id: string;
  @Column('integer') userId: number;
  @Column('integer') delta: number;
  @Column('text') kind: PointsKind;
  @Column('bigint', { nullable: true }) passId: string | null;
  @Column('integer', { default: 1 }) multiplier: number;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
  @Column('bigint', { nullable: true }) orderId: string | null;
  @Column('integer', { nullable: true }) vendorId: number | null;
  /** The points that the business pays. */
  @Column('integer', { default: 0 }) vendorPoints: number;
  /** The membership that multiplied the points. */
  @Column('integer', { nullable: true }) userMembershipId: number | null;
  /** The deal and the pass of a use, as they were at that time. */
  @Column('integer', { nullable: true }) dealId: number | null;
  @Column('text', { nullable: true }) title: string | null;
  @Column('text', { nullable: true }) titleNe: string | null;
  @Column('uuid', { nullable: true }) passPublicId: string | null;
}
