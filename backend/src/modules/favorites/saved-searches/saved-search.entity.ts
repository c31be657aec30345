import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Filters of the deals page about whose new deals a customer is notified (rule F4). */
@Entity('saved_searches')
export class SavedSearch {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'ALWAYS' }) id: number;
  @Column('integer') userId: number;
  /** 1 to 10; unique per user, which bounds their number. */
  @Column('smallint') slot: number;
  /** As in the address of the deals page, in a fixed order. */
  @Column('text') query: string;
  /** Null: named after its filters. */
  @Column('text', { nullable: true }) name: string | null;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
}
