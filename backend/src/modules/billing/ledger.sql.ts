/** $1 kind, $2 source of each entry, $3 accounts, $4 paisa. */
export const POST = `SELECT ledger_transactions_post($1, $2, $3, $4) AS posted`;
