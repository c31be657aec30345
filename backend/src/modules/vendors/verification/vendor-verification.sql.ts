export const OWNER_VERIFIED = 'SELECT 1 FROM person_names WHERE id = $1 AND email_verified_at IS NOT NULL';
