import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** An account of another provider that signs in to an account of ours (rule A24). */
@Entity('external_identities')
export class ExternalIdentity {
  @PrimaryColumn('text') provider: 'google';
  /** The provider's permanent id of the account; its e-mail address can change. */
  @PrimaryColumn('text') subject: string;
  @Column('bigint') userId: number;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
}
