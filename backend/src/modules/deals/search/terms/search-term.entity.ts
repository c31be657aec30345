import {
  Column,
  CreateDateColumn,
  Entity,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
  VersionColumn,
} from 'typeorm';
import type { SearchTerm } from '../vocabulary.js';

/** A spelling or synonym that searches understand. Terms of one meaning are the same thing. */
@Entity('search_terms')
export class SearchTermEntry {
  @PrimaryGeneratedColumn('identity') id: number;
  @Column('text') kind: SearchTerm['kind'];
  @Column('text') meaning: string;
  @Column('text') term: string;
  @VersionColumn() version: number;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
  @UpdateDateColumn({ type: 'timestamptz' }) updatedAt: Date;
}
