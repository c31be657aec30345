import {
  Column,
  CreateDateColumn,
  Entity,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
  VersionColumn,
} from 'typeorm';
import type { FAQ_CATEGORIES, FAQ_PLACES } from './faq.dto.js';

/** A question with its answer, shown on the help or the contact page. */
@Entity('faqs')
export class Faq {
  @PrimaryGeneratedColumn('identity') id: number;
  @Column('text') place: (typeof FAQ_PLACES)[number];
  @Column('text') category: (typeof FAQ_CATEGORIES)[number];
  @Column('text') question: string;
  @Column('text') questionNe: string;
  @Column('text') answer: string;
  @Column('text') answerNe: string;
  @Column('integer') position: number;
  @Column('boolean') isActive: boolean;
  @VersionColumn() version: number;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
  @UpdateDateColumn({ type: 'timestamptz' }) updatedAt: Date;
}
