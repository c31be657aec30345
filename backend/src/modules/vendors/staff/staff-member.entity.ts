import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { StaffRight } from '../../../common/access/rights.js';
import type { StaffRole } from '../../../common/access/session-user.js';

/** Staff member of a business. A user can belong to one business only. */
@Entity('staff_members')
export class StaffMember {
  @PrimaryGeneratedColumn('identity') id: number;
  @Column('integer') userId: number;
  @Column('integer') vendorId: number;
  @Column('text') role: StaffRole;
  /** Null means the preset of the role (rule H5). */
  @Column('text', { array: true, nullable: true }) rights: StaffRight[] | null;
  /** Null means every branch. */
  @Column('integer', { nullable: true }) branchId: number | null;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
}
