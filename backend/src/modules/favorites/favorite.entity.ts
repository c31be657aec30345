import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A deal that a user saved (rule F1). */
@Entity('favorites')
export class Favorite {
  @PrimaryColumn('integer') userId: number;
  @PrimaryColumn('integer') dealId: number;
  /** Price at the time it was saved, in whole rupees. */
  @Column('integer') priceThen: number;
  @CreateDateColumn({ type: 'timestamptz' }) addedAt: Date;
}
