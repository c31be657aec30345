import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An address for which the newsletter was requested (rule S2). */
@Entity('newsletter_subscribers')
export class NewsletterSubscriber {
  @PrimaryGeneratedColumn('identity') id: number;
  /** Part of the links in mails; changes with every new request for the address. */
  @Column('uuid') publicId: string;
  @Column('citext') email: string;
  @Column('text') language: 'en' | 'ne';
  @Column('text') state: 'asked' | 'confirmed' | 'left';
  @Column('timestamptz') askedAt: Date;
  @Column('timestamptz', { nullable: true }) confirmedAt: Date | null;
  @Column('timestamptz', { nullable: true }) leftAt: Date | null;
}
