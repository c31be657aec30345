import { v7 } from 'uuid';
import { plusMinutes } from './demo-calendar.js';
import type { SeedContext } from './seed-context.js';

const HOURS_SINCE_OPENED = 3;
const HOURS_TO_ANSWER = 45;
const TEXT = 'The counter said that the deal has ended, although the code is valid until tomorrow.';

/** An open code that is neither of the demo customer nor in a case; codes of the demo business first. $1 when the case is opened. */
const OPEN_PASS = `
  SELECT p.id, p.user_id AS "userId", p.vendor_id AS "vendorId", p.deal_id AS "dealId", d.discounted_price AS price
  FROM passes p JOIN deals d ON d.id = p.deal_id JOIN users u ON u.id = p.user_id JOIN vendors v ON v.id = p.vendor_id
    JOIN users o ON o.id = v.user_id
  WHERE p.state = 'issued' AND p.source = 'redeem' AND p.issued_at < $1 AND p.expires_at > $1 AND u.email <> 'customer@example.com'
  ORDER BY (o.email = 'vendor@example.com') DESC, p.issued_at DESC, p.id LIMIT 1`;

const CASE = `
  INSERT INTO honour_cases (public_id, pass_id, user_id, vendor_id, deal_id, is_refusal, report_month, report_slot, is_bought, reason, wants,
    promised, most_amount, state, opened_at, due_at, due_by)
  VALUES ($1, $2, $3, $4, $5, true, date_trunc('month', nepal_time($7::timestamptz))::date, 1, false, 'refused', 'again',
    $6, 0, 'waiting-for-shop', $7, $8, 'business') RETURNING id`;

const ENTRY = `
  INSERT INTO honour_case_entries (case_id, at, by, user_id, kind, state, due_at, text)
  VALUES ($1, $2, 'customer', $3, 'opened', 'waiting-for-shop', $4, $5)`;

interface OpenPass {
  id: string;
  userId: number;
  vendorId: number;
  dealId: number;
  price: number;
}

/** A case about a code that was rejected at the counter; it waits for the business. */
export async function seedRejectedCode({ db, calendar }: SeedContext): Promise<void> {
  const openedAt = plusMinutes(calendar.now, -HOURS_SINCE_OPENED * 60);
  const dueAt = plusMinutes(calendar.now, HOURS_TO_ANSWER * 60);
  const { rows } = await db.query<OpenPass>(OPEN_PASS, [openedAt]);
  const [pass] = rows;
  if (!pass) return;
  const publicId = v7({ msecs: openedAt.getTime() });
  const { rows: made } = await db.query<{ id: number }>(CASE, [
    ...[publicId, pass.id, pass.userId, pass.vendorId, pass.dealId, pass.price],
    ...[openedAt, dueAt],
  ]);
  await db.query(ENTRY, [made[0]?.id, openedAt, pass.userId, dueAt, TEXT]);
  await db.query('UPDATE passes SET honour_case = $2 WHERE id = $1', [pass.id, publicId]);
}
