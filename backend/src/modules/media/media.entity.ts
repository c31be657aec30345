import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import type { MediaPurpose } from './picture-sizes.js';

/** An uploaded picture. The row is deleted, and its files with it, once nothing shows the picture. */
@Entity('media')
export class Media {
  @PrimaryColumn('uuid') id: string;
  @Column('integer') ownerId: number;
  /** The business for which it was uploaded. */
  @Column('integer', { nullable: true }) vendorId: number | null;
  @Column('text') purpose: MediaPurpose;
  @Column('text') path: string;
  @Column('integer') width: number;
  @Column('integer') height: number;
  /** When the cleanup job checks next whether something shows it (rule M3). */
  @Column('timestamptz') examineAt: Date;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
}
