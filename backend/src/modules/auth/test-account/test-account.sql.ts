/** An account whose device is known, so that its sign-ins are not mailed. $1 e-mail, $2 first name, $3 last name, $4 hash of the password, $5 role, $6 hash of the device. */
export const INSERT_ACCOUNT = `
  WITH made AS (
    INSERT INTO users (email, email_verified_at, first_name, last_name, password, password_is_long, role, suggestions)
    VALUES ($1, now(), $2, $3, $4, true, $5, false) RETURNING id
  ), device AS (
    INSERT INTO known_devices (user_id, device_hash, agent) SELECT id, $6, 'check:live' FROM made
  )
  SELECT id FROM made`;

/** $1 account, $2 hash of the password, $3 hash of the device. */
export const RENEW_ACCOUNT = `
  WITH changed AS (
    UPDATE users SET password = $2, password_is_long = true, updated_at = now() WHERE id = $1 RETURNING id, email
  ), ended AS (
    DELETE FROM sessions WHERE user_id = $1
  ), device AS (
    INSERT INTO known_devices (user_id, device_hash, agent) SELECT id, $3, 'check:live' FROM changed
  )
  SELECT email::text AS email FROM changed`;
