import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** Account of an external identity provider that can sign in to a user account (rule A24). */
@Entity('external_identities')
export class ExternalIdentity {
  @PrimaryColumn('text') provider: 'google';
  /** The provider's permanent id of the account; its e-mail address can change. */
  @PrimaryColumn('text') subject: string;
  @Column('bigint') userId: number;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
}
