import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import type { OpeningSpan } from './opening-hours.policy.js';

/** A place of a business. */
@Entity('branches')
export class Branch {
  @PrimaryGeneratedColumn('identity') id: number;
  @Column('integer') vendorId: number;
  @Column('text') name: string;
  @Column('text') address: string;
  @Column('text') city: string;
  /** The part of the city it is in. */
  @Column('integer', { nullable: true }) areaId: number | null;
  @Column('double precision', { nullable: true }) latitude: number | null;
  @Column('double precision', { nullable: true }) longitude: number | null;
  /** Null where nothing was said. */
  @Column('jsonb', { nullable: true }) hours: OpeningSpan[] | null;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
  @UpdateDateColumn({ type: 'timestamptz' }) updatedAt: Date;
}
