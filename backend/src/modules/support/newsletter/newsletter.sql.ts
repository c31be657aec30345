/**
 * Stores a request. Confirmed subscribers get no mail, and no address gets two mails within ten minutes. A
 * new request invalidates the links of earlier mails. $1 e-mail, $2 language.
 */
export const ASK = `
  INSERT INTO newsletter_subscribers AS s (email, language) VALUES ($1, $2)
  ON CONFLICT (email) DO UPDATE SET public_id = gen_random_uuid(), language = EXCLUDED.language, state = 'asked', asked_at = now()
    WHERE s.state <> 'confirmed' AND s.asked_at < now() - interval '10 minutes'
  RETURNING id`;

export const CONFIRM = `
  UPDATE newsletter_subscribers SET state = 'confirmed', confirmed_at = coalesce(confirmed_at, now())
  WHERE public_id = $1 AND (state = 'confirmed' OR state = 'asked' AND asked_at > now() - interval '7 days') RETURNING language`;

export const LEAVE = `
  UPDATE newsletter_subscribers SET state = 'left', left_at = coalesce(left_at, now()), confirmed_at = NULL
  WHERE public_id = $1 RETURNING language`;
