export const IS_KNOWN = 'SELECT 1 FROM payment_events WHERE gateway = $1 AND event_id = $2';
