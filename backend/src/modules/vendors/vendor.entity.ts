import {
  Column,
  CreateDateColumn,
  Entity,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
  VersionColumn,
} from 'typeorm';

export type VendorStatus = 'pending' | 'verified' | 'rejected' | 'suspended';

/** Kind of a paper that a business sends for its verification. */
export type VendorPaper = 'registration' | 'tax';

@Entity('vendors')
export class Vendor {
  @PrimaryGeneratedColumn('identity') id: number;
  @Column('integer') userId: number;
  @Column('text') slug: string;
  @Column('text') businessName: string;
  @Column('text', { nullable: true }) nameNe: string | null;
  @Column('text', { nullable: true }) businessType: string | null;
  @Column('text') category: string;
  @Column('text') description: string;
  @Column('text', { nullable: true }) descriptionNe: string | null;
  @Column('text', { nullable: true }) logo: string | null;
  @Column('text', { nullable: true }) website: string | null;
  @Column('text', { nullable: true }) vatNumber: string | null;
  @Column('text', { nullable: true }) registrationNumber: string | null;
  @Column('text', { nullable: true }) address: string | null;
  @Column('text', { nullable: true }) city: string | null;
  @Column('text', { nullable: true }) phone: string | null;
  @Column('text', { nullable: true }) email: string | null;
  @Column('text', { nullable: true }) contactName: string | null;
  @Column('text', { nullable: true }) contactPosition: string | null;
  @Column('text', { nullable: true }) contactPhone: string | null;
  @Column('text', { nullable: true }) contactEmail: string | null;
  @Column('text', { default: 'pending' }) status: VendorStatus;
  @Column('text', { nullable: true }) statusReason: string | null;
  /** When an admin verified the business, and which papers it had then (rule B5). */
  @Column('timestamptz', { nullable: true }) verifiedAt: Date | null;
  @Column('text', { array: true, default: [] }) verifiedPapers: VendorPaper[];
  /** When an admin asked for a change before the verification. */
  @Column('timestamptz', { nullable: true }) askedAt: Date | null;
  @Column('text', { array: true, default: [] }) askedReasons: string[];
  @Column('text', { nullable: true }) askedNote: string | null;
  /** Name or category that needs an admin's approval. */
  @Column('text', { nullable: true }) proposedName: string | null;
  @Column('text', { nullable: true }) proposedNameNe: string | null;
  @Column('text', { nullable: true }) proposedCategory: string | null;
  @Column('timestamptz', { nullable: true }) proposedAt: Date | null;
  /** Reason why the last proposal was rejected. */
  @Column('text', { nullable: true }) proposalRefusal: string | null;
  @Column('text', { default: 'free' }) plan: 'free' | 'silver' | 'gold';
  @Column('text', { default: 'pay_later' }) subscriptionStatus: string;
  /** Written by the subscriptions module; null on the free plan. */
  @Column('integer', { nullable: true }) subscriptionPlanId: number | null;
  @Column('timestamptz', { nullable: true }) currentPeriodEnd: Date | null;
  @Column('boolean', { default: false }) cancelAtPeriodEnd: boolean;
  /** The only customer of a test business, which stays suspended (ADR 115); null on all others. */
  @Column('integer', { nullable: true }) testCustomerId: number | null;
  @VersionColumn() version: number;
  @Column('timestamptz') submittedAt: Date;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
  @UpdateDateColumn({ type: 'timestamptz' }) updatedAt: Date;
}
