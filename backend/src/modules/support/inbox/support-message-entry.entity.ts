import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A reply to the sender of a message, or a note that only admins see. */
@Entity('support_message_entries')
export class SupportMessageEntry {
  @PrimaryGeneratedColumn('identity') id: number;
  @Column('integer') messageId: number;
  @Column('integer') authorId: number;
  @Column('text') kind: 'reply' | 'note';
  @Column('text') body: string;
  /** Null for notes, and for a reply until its mail is sent. */
  @Column('timestamptz', { nullable: true }) mailedAt: Date | null;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
}
