import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import type { OpeningSpan } from './opening-hours.policy.js';

/** Branch of a business. */
@Entity('branches')
export class Branch {
  @PrimaryGeneratedColumn('identity') id: number;
  @Column('integer') vendorId: number;
  @Column('text') name: string;
  @Column('text') address: string;
  @Column('text') city: string;
  /** Area of the city. */
  @Column('integer', { nullable: true }) areaId: number | null;
  @Column('double precision', { nullable: true }) latitude: number | null;
  @Column('double precision', { nullable: true }) longitude: number | null;
  /** Null if the hours are unknown. */
  @Column('jsonb', { nullable: true }) hours: OpeningSpan[] | null;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
  @UpdateDateColumn({ type: 'timestamptz' }) updatedAt: Date;
}
