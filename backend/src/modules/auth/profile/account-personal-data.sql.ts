export const PROFILE = `
  SELECT id, email::text AS email, iso(email_verified_at) AS "emailVerifiedAt", first_name AS "firstName", last_name AS "lastName",
    profile_image_url AS "profileImageUrl", role,
    (SELECT r.role FROM admin_roles r WHERE r.user_id = users.id) AS "adminRole", loyalty_points AS "loyaltyPoints", phone, verified_phone AS "verifiedPhone", iso(phone_proven_at) AS "phoneProvenAt", address, city, language,
    iso(language_chosen_at) AS "languageChosenAt", iso(passkey_offer_declined_at) AS "passkeyOfferDeclinedAt", coalesce(n.muted_mail, '{}') AS "mutedMail", suggestions, iso(created_at) AS "createdAt", iso(updated_at) AS "updatedAt"
  FROM users LEFT JOIN muted_mails n ON n.user_id = users.id WHERE id = $1`;

export const SESSIONS = `
  SELECT sess->>'agent' AS "userAgent", iso(created_at) AS "createdAt", iso(touched_at) AS "lastSeenAt", iso(expire) AS "endsAt"
  FROM sessions WHERE user_id = $1 ORDER BY created_at`;

export const EMAIL_CHANGES = `
  SELECT old_email::text AS "oldEmail", new_email::text AS "newEmail", iso(requested_at) AS "requestedAt", iso(changed_at) AS "changedAt"
  FROM email_changes WHERE user_id = $1`;

/** Replaces personal data. The account then allows no sign-in and receives no mail. */
export const ERASE = `
  UPDATE users SET email = 'erased-' || id || '@erased.invalid', email_verified_at = NULL, first_name = '', last_name = '',
    profile_image_url = NULL, phone = NULL, verified_phone = NULL, phone_proven_at = NULL, address = NULL, city = NULL, password = NULL, language = 'en', language_chosen_at = NULL, passkey_offer_declined_at = NULL,
    erased_at = now(), updated_at = now()
  WHERE id = $1`;

/** Deletes all credentials of an account. $1 account. */
export const ERASE_FACTORS = [
  'DELETE FROM user_tokens WHERE user_id = $1',
  'DELETE FROM authenticators WHERE user_id = $1',
  'DELETE FROM recovery_codes WHERE user_id = $1',
];
