/** Minutes in which a word can be said. */
const VALID_MINUTES = 10;
export const MAX_TRIES = 3;

const VIEW = `id, iso(expires_at) AS "expiresAt"`;

/** $1 the business, $2 who asks, $3 phone number, $4 last four characters, $5 word, $6 word in Nepali. */
export const ASK = `
  INSERT INTO lookup_words (vendor_id, asked_by, phone, last_four, word, word_ne, expires_at)
  VALUES ($1, $2, $3, $4, $5, $6, now() + interval '${VALID_MINUTES} minutes') RETURNING ${VIEW}`;

/** $1 the look-up, $2 the business, $3 who asks. */
export const ASKED = `SELECT ${VIEW} FROM lookup_words WHERE id = $1 AND vendor_id = $2 AND asked_by = $3`;

/** The number and the business of a look-up that waits for its pass. $1 the look-up. */
export const WAITING = `
  SELECT vendor_id AS "vendorId", phone, last_four AS "lastFour" FROM lookup_words
  WHERE id = $1 AND phone IS NOT NULL AND expires_at > now() FOR UPDATE`;

/**
 * Open passes of the business whose customers have the number, proven ones first. $1 the business, $2 the
 * number.
 */
export const OPEN_PASSES_OF_NUMBER = `
  SELECT p.id AS "rowId", p.public_id AS "publicId", p.code_hash AS "codeHash", u.verified_phone IS NOT NULL AS "isProven"
  FROM passes p JOIN profiles u ON u.id = p.user_id
  WHERE p.vendor_id = $1 AND p.state = 'issued' AND p.expires_at > now() AND u.erased_at IS NULL AND u.suspended_at IS NULL
    AND (u.verified_phone = $2 OR u.verified_phone IS NULL AND right(regexp_replace(u.phone, '\\D', '', 'g'), 10) = $2)
  ORDER BY u.verified_phone NULLS LAST, p.id DESC LIMIT 50`;

/** Assigns the pass, or none, and deletes the number. $1 the look-up, $2 the pass's row or null. */
export const SETTLE = 'UPDATE lookup_words SET pass_id = $2, phone = NULL WHERE id = $1';

/** Uses one try before the word is compared. A word that was said can be repeated. $1 the look-up, $2 the business, $3 who asked. */
export const TAKE_TRY = `
  UPDATE lookup_words l SET tries = CASE WHEN said_at IS NULL THEN tries + 1 ELSE tries END
  WHERE id = $1 AND vendor_id = $2 AND asked_by = $3 AND expires_at > now() AND (tries < ${MAX_TRIES} OR said_at IS NOT NULL)
  RETURNING word, ${MAX_TRIES} - tries AS "triesLeft", (SELECT p.public_id FROM passes p WHERE p.id = l.pass_id) AS "passId"`;

/** $1 the look-up. */
export const SAY = 'UPDATE lookup_words SET said_at = coalesce(said_at, now()) WHERE id = $1';

/** The word of a look-up, for the customer whose pass it found; no row after ten minutes. $1 the look-up. */
export const WORD_OF_CUSTOMER = `
  SELECT p.user_id AS "userId", p.deal_id AS "dealId", json_build_object('word', json_build_object('en', l.word, 'ne', l.word_ne),
    'deal', json_build_object('en', d.title, 'ne', d.title_ne), 'business', json_build_object('en', v.business_name, 'ne', v.name_ne)) AS facts
  FROM lookup_words l JOIN passes p ON p.id = l.pass_id JOIN deal_facts d ON d.id = p.deal_id JOIN vendor_cards v ON v.id = l.vendor_id
  WHERE l.id = $1 AND l.expires_at > now()`;

/** The same with the proven number, for an SMS. $1 the look-up. */
export const WORD_BY_SMS = `
  SELECT u.verified_phone AS phone, u.language, l.word, l.word_ne AS "wordNe", v.business_name AS business, v.name_ne AS "businessNe"
  FROM lookup_words l JOIN passes p ON p.id = l.pass_id JOIN person_names u ON u.id = p.user_id JOIN vendor_cards v ON v.id = l.vendor_id
  WHERE l.id = $1 AND l.expires_at > now() AND u.verified_phone IS NOT NULL`;

/** Look-ups of the customer's passes, without the words. $1 the user. */
export const LOOKUPS_OF_CUSTOMER = `
  SELECT p.public_id AS "passId", v.business_name AS business, iso(l.requested_at) AS "requestedAt", iso(l.said_at) AS "saidAt"
  FROM lookup_words l JOIN passes p ON p.id = l.pass_id JOIN vendor_cards v ON v.id = l.vendor_id WHERE p.user_id = $1 ORDER BY l.id`;

/** $1 the user. */
export const FORGET_LOOKUPS =
  'DELETE FROM lookup_words l USING passes p WHERE p.id = l.pass_id AND p.user_id = $1';
