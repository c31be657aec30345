import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';

/** A message of the contact form or the help page (rule S1), with its state in the inbox (rules MS1 to MS3). */
@Entity('support_messages')
export class SupportMessage {
  @PrimaryGeneratedColumn('identity') id: number;
  @Column('text') kind: 'contact' | 'help';
  @Column('text') name: string;
  @Column('citext') email: string;
  @Column('text') subject: string;
  /** Set for messages of the help page only. */
  @Column('text', { nullable: true }) category: 'account' | 'deals' | 'payment' | 'technical' | null;
  @Column('text') message: string;
  @Column('text') language: 'en' | 'ne';
  @Column('text') state: 'new' | 'in-progress' | 'answered' | 'closed';
  @Column('timestamptz', { nullable: true }) acknowledgedAt: Date | null;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
  @VersionColumn() version: number;
  @Column('integer', { nullable: true }) assignedTo: number | null;
  @Column('timestamptz') dueAt: Date;
}
