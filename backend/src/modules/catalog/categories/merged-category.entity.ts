import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** The address of a category that became part of another one (rule T3). */
@Entity('merged_categories')
export class MergedCategory {
  @PrimaryColumn('text') slug: string;
  @Column('integer') categoryId: number;
  @CreateDateColumn({ type: 'timestamptz' }) mergedAt: Date;
}
