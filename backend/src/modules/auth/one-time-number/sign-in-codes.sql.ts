/** Seconds between two mails to one address. */
const RESEND_SECONDS = 30;
const VALID_MINUTES = 10;
/** Wrong digits of one number. */
export const MAX_TRIES = 5;

const RESEND_AT = `iso(requested_at + interval '${RESEND_SECONDS} seconds') AS "resendAt"`;
const IS_OPEN = `expires_at > now() AND tries < ${MAX_TRIES} AND ticket_hash IS NULL`;

/**
 * Stores a request for digits. Returns no row within 30 seconds of the previous request. A valid number
 * remains unchanged with its tries, so that an earlier mail and a second tab continue to work. $1 hash of the
 * address, $2 sealed address, $3 salt, $4 language.
 */
export const REQUEST = `
  INSERT INTO sign_in_codes AS code (address_hash, sealed_address, salt, language, requested_at, expires_at)
  VALUES ($1, $2, $3, $4, now(), now() + interval '${VALID_MINUTES} minutes')
  ON CONFLICT (address_hash) DO UPDATE SET
    sealed_address = EXCLUDED.sealed_address, language = EXCLUDED.language, requested_at = now(), expires_at = EXCLUDED.expires_at,
    salt = CASE WHEN code.expires_at > now() AND code.tries < ${MAX_TRIES} AND code.ticket_hash IS NULL THEN code.salt ELSE EXCLUDED.salt END,
    tries = CASE WHEN code.expires_at > now() AND code.tries < ${MAX_TRIES} AND code.ticket_hash IS NULL THEN code.tries ELSE 0 END,
    ticket_hash = NULL
  WHERE code.requested_at <= now() - interval '${RESEND_SECONDS} seconds'
  RETURNING id, ${RESEND_AT}, iso(expires_at) AS "expiresAt"`;

/** $1 hash of the address. */
export const REQUESTED = `
  SELECT id, ${RESEND_AT}, iso(expires_at) AS "expiresAt" FROM sign_in_codes WHERE address_hash = $1`;

/** Content of the mail; no row if the number is used or expired. $1 id. */
export const TO_MAIL = `
  SELECT address_hash AS "addressHash", sealed_address AS "sealedAddress", salt, language FROM sign_in_codes WHERE id = $1 AND ${IS_OPEN}`;

/**
 * Uses one try before the digits are compared, so that concurrent guesses use one try each. $1 hashes of the
 * address.
 */
export const TAKE_TRY = `
  UPDATE sign_in_codes SET tries = tries + 1 WHERE address_hash = ANY($1::bytea[]) AND ${IS_OPEN}
  RETURNING id, salt, ${MAX_TRIES} - tries AS "triesLeft"`;

/** Deletes the row; of two concurrent requests, only one gets it. $1 id, $2 salt. */
export const USE = `DELETE FROM sign_in_codes WHERE id = $1 AND salt = $2 AND ticket_hash IS NULL RETURNING 1`;

/** Exchanges the digits for a ticket that is valid for the same time. $1 id, $2 salt, $3 hash of the ticket. */
export const GIVE_TICKET = `
  UPDATE sign_in_codes SET ticket_hash = $3, expires_at = now() + interval '${VALID_MINUTES} minutes'
  WHERE id = $1 AND salt = $2 AND ticket_hash IS NULL RETURNING 1`;

/** $1 hash of the ticket. */
export const USE_TICKET = `
  DELETE FROM sign_in_codes WHERE ticket_hash = $1 AND expires_at > now()
  RETURNING address_hash AS "addressHash", sealed_address AS "sealedAddress", language`;

/** Deletes everything that a person without access to the mailbox could have set up, devices included. $1 account. */
export const REMOVE_UNPROVEN = [
  'UPDATE users SET password = NULL, password_is_long = NULL, updated_at = now() WHERE id = $1',
  'DELETE FROM user_tokens WHERE user_id = $1',
  'DELETE FROM email_changes WHERE user_id = $1',
  'DELETE FROM known_devices WHERE user_id = $1',
  'DELETE FROM external_identities WHERE user_id = $1',
];
