import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A customer's link for invitations to a deal (rule IV1). */
@Entity('invite_links')
export class InviteLink {
  @PrimaryGeneratedColumn('identity', { type: 'integer' }) id: number;
  @Column('integer') inviterId: number;
  @Column('integer') dealId: number;
  @Column('text') token: string;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
  @Column('timestamptz') expiresAt: Date;
}
