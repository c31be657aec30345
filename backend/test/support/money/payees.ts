import type pg from 'pg';
import { type Business, PASSWORD } from '../world.js';

/** Books an amount in rupees as owed to a business for three days, without a sale. */
export async function owe(database: pg.Pool, shop: Pick<Business, 'id'>, rupees: number): Promise<void> {
  await database.query(
    `WITH opened AS (INSERT INTO ledger_accounts (code, kind, vendor_id) VALUES ('vendor:' || $1::int, 'liability', $1::int)
         ON CONFLICT (code) DO UPDATE SET code = excluded.code RETURNING id),
       booked AS (INSERT INTO ledger_transactions (kind, source, created_at)
         VALUES ('use', gen_random_uuid()::text, now() - interval '3 days') RETURNING id)
     INSERT INTO ledger_entries (transaction_id, account_id, paisa)
     SELECT booked.id, opened.id, -$2::bigint * 100 FROM booked, opened UNION ALL
     SELECT booked.id, a.id, $2::bigint * 100 FROM booked, ledger_accounts a WHERE a.code = 'gateway-fees'`,
    [shop.id, rupees],
  );
}

/** Confirms the account of a business and ends the time without payouts. $1 the business. */
const CONFIRM_NOW = `
  UPDATE payout_accounts SET confirmed_at = now(), held_until = now(), code_salt = NULL, code_expires_at = NULL WHERE vendor_id = $1`;

/** Enters a bank account whose payouts are not held. */
export async function enterAccount(
  database: pg.Pool,
  shop: Business,
  number = '00100175004321',
): Promise<void> {
  const { status, text } = await shop.owner.client.put('/api/vendors/me/payout-account', {
    kind: 'bank',
    holder: 'Himchuli Momo House',
    bank: 'Nabil Bank',
    branch: 'Thamel',
    number,
    password: PASSWORD,
  });
  if (status !== 200) throw new Error(text);
  await database.query(CONFIRM_NOW, [shop.id]);
}
