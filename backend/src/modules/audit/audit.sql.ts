export const INSERT_ENTRY =
  'INSERT INTO audit_log (actor_id, action, subject_type, subject_id, before, after, request_id, api_key_id) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)';
