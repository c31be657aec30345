import {
  Column,
  CreateDateColumn,
  Entity,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
  VersionColumn,
} from 'typeorm';
import type { CategoryIcon } from './category-icons.js';

/** A category of deals; constraints allow two levels (rule T3). */
@Entity('categories')
export class Category {
  @PrimaryGeneratedColumn('identity') id: number;
  @Column('text') slug: string;
  @Column('text') name: string;
  @Column('text') nameNe: string;
  @Column('text') icon: CategoryIcon;
  @Column('integer', { nullable: true }) parentId: number | null;
  @Column('integer') position: number;
  @Column('boolean') isActive: boolean;
  @VersionColumn() version: number;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
  @UpdateDateColumn({ type: 'timestamptz' }) updatedAt: Date;
}
