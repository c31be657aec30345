import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A photo of a deal. */
@Entity('deal_photos')
export class DealPhoto {
  @PrimaryColumn('integer') dealId: number;
  /** From 1, without gaps. The path of the first one is the deal's `image`. */
  @PrimaryColumn('smallint') position: number;
  /** Path of an uploaded image. */
  @Column('text') path: string;
  /** English text alternative; `altNe` is the Nepali one. */
  @Column('text', { nullable: true }) alt: string | null;
  @Column('text', { nullable: true }) altNe: string | null;
}
