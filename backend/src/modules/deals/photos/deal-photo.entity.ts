import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A photo of a deal. */
@Entity('deal_photos')
export class DealPhoto {
  @PrimaryColumn('integer') dealId: number;
  /** From 1, without gaps. The path of the first one is the deal's `image`. */
  @PrimaryColumn('smallint') position: number;
  /** Of an upload. */
  @Column('text') path: string;
  /** What it shows, for people who do not see it. */
  @Column('text', { nullable: true }) alt: string | null;
  @Column('text', { nullable: true }) altNe: string | null;
}
