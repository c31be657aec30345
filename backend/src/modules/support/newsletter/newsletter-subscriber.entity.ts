import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An address that asked for the newsletter (rule S2). */
@Entity('newsletter_subscribers')
export class NewsletterSubscriber {
  @PrimaryGeneratedColumn('identity') id: number;
  /** Part of the links in mails; changes when the address asks again. */
  @Column('uuid') publicId: string;
  @Column('citext') email: string;
  @Column('text') language: 'en' | 'ne';
  @Column('text') state: 'asked' | 'confirmed' | 'left';
  @Column('timestamptz') askedAt: Date;
  @Column('timestamptz', { nullable: true }) confirmedAt: Date | null;
  @Column('timestamptz', { nullable: true }) leftAt: Date | null;
}
