import { Column, Entity, PrimaryGeneratedColumn, UpdateDateColumn, VersionColumn } from 'typeorm';

/** A membership that customers can buy. Its price and multiplier are good for new memberships (rule T4). */
@Entity('memberships')
export class Membership {
  @PrimaryGeneratedColumn('identity') id: number;
  @Column('text') slug: string;
  @Column('text') name: string;
  @Column('text') nameNe: string;
  /** Whole rupees. */
  @Column('integer') priceYearly: number;
  @Column('integer') pointsMultiplier: number;
  @Column('integer') position: number;
  @Column('boolean') isActive: boolean;
  @VersionColumn() version: number;
  @UpdateDateColumn({ type: 'timestamptz' }) updatedAt: Date;
}
