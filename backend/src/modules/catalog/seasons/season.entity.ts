import {
  Column,
  CreateDateColumn,
  Entity,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
  VersionColumn,
} from 'typeorm';
import type { SeasonColor } from './season.dto.js';

/** A festival season in days of Nepal (rule T5). */
@Entity('festival_seasons')
export class Season {
  @PrimaryGeneratedColumn('identity') id: number;
  @Column('text') name: string;
  @Column('text') nameNe: string;
  /** First day, such as `2026-11-30`. */
  @Column('date', { name: 'starts_on' }) from: string;
  /** Last day, included. */
  @Column('date', { name: 'ends_on' }) until: string;
  @Column('text', { nullable: true }) color: SeasonColor | null;
  @Column('boolean') isActive: boolean;
  /** Its days are no business days (rule WB2). */
  @Column('boolean', { default: false }) isHoliday: boolean;
  @VersionColumn() version: number;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
  @UpdateDateColumn({ type: 'timestamptz' }) updatedAt: Date;
}
