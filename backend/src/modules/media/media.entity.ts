import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import type { MediaPurpose } from './picture-sizes.js';

/** An uploaded image. The row and its files are deleted once nothing refers to the image. */
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
  /** Time of the next check for references by the cleanup job (rule M3). */
  @Column('timestamptz') examineAt: Date;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
}
