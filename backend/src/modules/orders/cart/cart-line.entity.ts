import { Column, CreateDateColumn, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';

/** A deal in the cart of a user (rule CK1). */
@Entity('cart_lines')
export class CartLine {
  @PrimaryColumn('integer') userId: number;
  @PrimaryColumn('integer') dealId: number;
  @Column('integer') quantity: number;
  /** Price at the time it was put into the cart, in whole rupees. */
  @Column('integer') priceThen: number;
  @CreateDateColumn({ type: 'timestamptz' }) addedAt: Date;
  @UpdateDateColumn({ type: 'timestamptz' }) updatedAt: Date;
}
