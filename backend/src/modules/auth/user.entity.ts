import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import type { Role } from '../../common/access/session-user.js';

@Entity('users')
export class User {
  @PrimaryGeneratedColumn('identity') id: number;
  @Column('citext') email: string;
  @Column('timestamptz', { nullable: true }) emailVerifiedAt: Date | null;
  @Column('text') firstName: string;
  @Column('text') lastName: string;
  @Column('text', { nullable: true }) profileImageUrl: string | null;
  @Column('text', { default: 'customer' }) role: Role;
  /** The sum of the points ledger. */
  @Column('integer', { default: 0 }) loyaltyPoints: number;
  @Column('text', { nullable: true }) phone: string | null;
  @Column('text', { nullable: true }) address: string | null;
  @Column('text', { nullable: true }) city: string | null;
  /** argon2id. Only read where it is asked for by name. */
  @Column('text', { select: false }) password: string;
  @Column('text', { default: 'en' }) language: 'en' | 'ne';
  @Column('timestamptz', { nullable: true }) suspendedAt: Date | null;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
  @UpdateDateColumn({ type: 'timestamptz' }) updatedAt: Date;
}
