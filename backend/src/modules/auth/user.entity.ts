import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import type { Role } from '../../common/access/session-user.js';

@Entity('users')
export class User {
  @PrimaryGeneratedColumn('identity') id: number;
  /** Null for an account that signs in by its phone number only. */
  @Column('citext', { nullable: true }) email: string | null;
  @Column('timestamptz', { nullable: true }) emailVerifiedAt: Date | null;
  /** Mobile number of ten digits that identifies the account. */
  @Column('text', { nullable: true }) verifiedPhone: string | null;
  /** Time at which digits were last sent to the number and entered. */
  @Column('timestamptz', { nullable: true }) phoneProvenAt: Date | null;
  @Column('text') firstName: string;
  @Column('text') lastName: string;
  @Column('text', { nullable: true }) profileImageUrl: string | null;
  @Column('text', { default: 'customer' }) role: Role;
  /** The sum of the points ledger. */
  @Column('integer', { default: 0 }) loyaltyPoints: number;
  /** Contact number as typed; it identifies nobody. */
  @Column('text', { nullable: true }) phone: string | null;
  @Column('text', { nullable: true }) address: string | null;
  @Column('text', { nullable: true }) city: string | null;
  /** argon2id; null once erased. Only selected explicitly. */
  @Column('text', { select: false, nullable: true }) password: string | null;
  /** True if it is long enough for an admin; null until it is set or typed again. */
  @Column('boolean', { nullable: true }) passwordIsLong: boolean | null;
  @Column('text', { default: 'en' }) language: 'en' | 'ne';
  /** Time at which the user chose the language; null for the default. */
  @Column('timestamptz', { nullable: true }) languageChosenAt: Date | null;
  /** True if pages suggest deals from the account's own activity. */
  @Column('boolean', { default: true }) suggestions: boolean;
  @Column('timestamptz', { nullable: true }) suspendedAt: Date | null;
  /** Time of the erasure, after which the row contains no personal data. */
  @Column('timestamptz', { nullable: true }) erasedAt: Date | null;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
  @UpdateDateColumn({ type: 'timestamptz' }) updatedAt: Date;
}
