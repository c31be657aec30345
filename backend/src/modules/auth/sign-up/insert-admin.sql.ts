export const INSERT = `
  WITH made AS (
    INSERT INTO users (email, email_verified_at, first_name, last_name, password, password_is_long, role)
    VALUES ($1, now(), $2, $3, $4, true, 'admin')
    ON CONFLICT DO NOTHING RETURNING id
  ), given AS (
    INSERT INTO admin_roles (user_id, role) SELECT id, 'owner' FROM made
  )
  SELECT audit_log_write('admin.created', 'user', id::text) FROM made`;
