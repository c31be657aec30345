export const REPLACE_AHEAD = `
  UPDATE plan_orders SET replaced_by = $2, updated_at = now()
  WHERE vendor_id = $1 AND state = 'paid' AND replaced_by IS NULL AND period_end > $3 AND id <> $2`;
