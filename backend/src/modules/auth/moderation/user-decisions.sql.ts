export const NOTE = `
  INSERT INTO user_decisions (user_id, admin_id, action, reason, points_entry_id) VALUES ($1, $2, $3, $4, $5) RETURNING id`;
