export const OPEN_VENDOR_ACCOUNTS = `
  INSERT INTO ledger_accounts (code, kind, vendor_id)
  SELECT side.code || ':' || id, 'liability', side.owner FROM unnest($1::int[]) AS id
  CROSS JOIN LATERAL (VALUES ('vendor', id), ('unused', NULL)) AS side (code, owner) ON CONFLICT DO NOTHING`;

/** $1 kind, $2 source, $3 accounts, $4 paisa. An account that is not there leaves the sum wrong, and the commit is refused. */
export const POST = `
  WITH booked AS (
    INSERT INTO ledger_transactions (kind, source) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING id
  ), entries AS (
    INSERT INTO ledger_entries (transaction_id, account_id, paisa)
    SELECT booked.id, account.id, side.paisa FROM booked, unnest($3::text[], $4::bigint[]) AS side (code, paisa)
    JOIN ledger_accounts account ON account.code = side.code
  )
  SELECT id FROM booked`;
