export const REPORT = `
  INSERT INTO gateway_circuits (gateway, state, last_failure, open_until) VALUES ($1, $2, $3, $4)
  ON CONFLICT (gateway) DO UPDATE SET state = excluded.state, last_failure = excluded.last_failure, open_until = excluded.open_until,
    changed_at = now()`;
