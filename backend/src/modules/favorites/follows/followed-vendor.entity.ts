import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A business about whose new deals a customer is notified (rule F3). */
@Entity('followed_vendors')
export class FollowedVendor {
  @PrimaryColumn('integer') userId: number;
  @PrimaryColumn('integer') vendorId: number;
  @Column('timestamptz', { default: () => 'now()' }) followedAt: Date;
}
