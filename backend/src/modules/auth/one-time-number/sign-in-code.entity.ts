import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/**
 * A one-time number that was requested for a mail address. It is valid for ten minutes; the number itself is
 * not stored.
 */
@Entity('sign_in_codes')
export class SignInCode {
  @PrimaryGeneratedColumn('identity') id: number;
  /** Keyed hash of the address. */
  @Column('bytea') addressHash: Buffer;
  /** The address for the mail, encrypted. */
  @Column('bytea') sealedAddress: Buffer;
  /** Random; the digits are derived from it. */
  @Column('bytea') salt: Buffer;
  @Column('text') language: 'en' | 'ne';
  @Column('smallint', { default: 0 }) tries: number;
  @Column('timestamptz') requestedAt: Date;
  @Column('timestamptz') expiresAt: Date;
  /** Set after the correct digits were entered for an address without an account. */
  @Column('bytea', { nullable: true }) ticketHash: Buffer | null;
}
