import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../common/personal-data/personal-data.js';
import { Transactions } from '../../common/transactions/transactions.js';
import { AdminNotErasable } from './auth.errors.js';
import { DELETE_CHANGE } from './email-change/email-changes.sql.js';
import { OwnSessionsService } from './own-sessions.service.js';
import { User } from './user.entity.js';

const PROFILE = `
  SELECT id, email::text AS email, iso(email_verified_at) AS "emailVerifiedAt", first_name AS "firstName", last_name AS "lastName",
    profile_image_url AS "profileImageUrl", role, loyalty_points AS "loyaltyPoints", phone, address, city, language,
    iso(language_chosen_at) AS "languageChosenAt", iso(passkey_offer_declined_at) AS "passkeyOfferDeclinedAt", muted_mail AS "mutedMail", iso(created_at) AS "createdAt", iso(updated_at) AS "updatedAt"
  FROM users WHERE id = $1`;

const SESSIONS = `
  SELECT sess->>'agent' AS "userAgent", iso(created_at) AS "createdAt", iso(touched_at) AS "lastSeenAt", iso(expire) AS "endsAt"
  FROM sessions WHERE user_id = $1 ORDER BY created_at`;

const EMAIL_CHANGES = `
  SELECT old_email::text AS "oldEmail", new_email::text AS "newEmail", iso(requested_at) AS "requestedAt", iso(changed_at) AS "changedAt"
  FROM email_changes WHERE user_id = $1`;

/** Nobody can sign in with it, and no mail reaches it. */
const ERASE = `
  UPDATE users SET email = 'erased-' || id || '@erased.invalid', email_verified_at = NULL, first_name = '', last_name = '',
    profile_image_url = NULL, phone = NULL, address = NULL, city = NULL, password = NULL, language = 'en', language_chosen_at = NULL, passkey_offer_declined_at = NULL,
    muted_mail = '{}',
    erased_at = now(), updated_at = now()
  WHERE id = $1`;

@Injectable()
export class AccountPersonalData {
  constructor(
    personalData: PersonalData,
    private readonly transactions: Transactions,
    private readonly sessions: OwnSessionsService,
  ) {
    personalData.register({
      name: 'profile',
      read: async (userId) => (await transactions.query(PROFILE, [userId]))[0],
      assertErasable: (userId) => this.assertNoAdmin(userId),
      erase: (userId) => this.erase(userId),
      erasesLast: true,
    });
    personalData.register({
      name: 'emailChanges',
      read: (userId) => transactions.query(EMAIL_CHANGES, [userId]),
      erase: async (userId) => void (await transactions.query(DELETE_CHANGE, [userId])),
    });
    personalData.register({
      name: 'sessions',
      read: (userId) => transactions.query(SESSIONS, [userId]),
      erase: (userId) => this.sessions.endAll(userId),
    });
  }

  private async assertNoAdmin(userId: number): Promise<void> {
    if (await this.transactions.of(User).existsBy({ id: userId, role: 'admin' }))
      throw new AdminNotErasable();
  }

  private async erase(userId: number): Promise<void> {
    await this.transactions.query(ERASE, [userId]);
    await this.transactions.query('DELETE FROM user_tokens WHERE user_id = $1', [userId]);
    await this.transactions.query('DELETE FROM authenticators WHERE user_id = $1', [userId]);
    await this.transactions.query('DELETE FROM recovery_codes WHERE user_id = $1', [userId]);
  }
}
