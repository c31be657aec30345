import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Change of a live deal that needs an admin's approval. The deal stays unchanged until then. */
@Entity('deal_revisions')
export class DealRevision {
  @PrimaryGeneratedColumn('identity') id: number;
  @Column('integer') dealId: number;
  /** Changed fields with their new values; dates are ISO strings. */
  @Column('jsonb') changes: Record<string, unknown>;
  @Column('text', { default: 'pending' }) status:
    'pending' | 'approved' | 'rejected' | 'replaced' | 'withdrawn';
  @Column('text', { nullable: true }) reason: string | null;
  /** When an admin asked for another change. */
  @Column('timestamptz', { nullable: true }) askedAt: Date | null;
  @Column('text', { array: true, default: [] }) askedReasons: string[];
  @Column('text', { nullable: true }) askedNote: string | null;
  @Column('timestamptz') submittedAt: Date;
  @Column('timestamptz', { nullable: true }) decidedAt: Date | null;
}
