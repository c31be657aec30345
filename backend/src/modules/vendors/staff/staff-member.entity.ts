import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { StaffRole } from '../../../common/access/session-user.js';

/** Staff member of a business. A user can belong to one business only. */
@Entity('staff_members')
export class StaffMember {
  @PrimaryGeneratedColumn('identity') id: number;
  @Column('integer') userId: number;
  @Column('integer') vendorId: number;
  @Column('text') role: StaffRole;
  /** Null means every branch. */
  @Column('integer', { nullable: true }) branchId: number | null;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
}
