import { CLOSE_DAY } from '../../modules/redemptions/index.js';
import type { SeedContext } from './seed-context.js';

const OWNER = 'vendor@example.com';
const FLOAT = 2_000;

interface ClosedDay {
  /** Days before the present one. */
  before: number;
  /** Null for a day that was closed by itself. */
  difference: number | null;
  otherCash?: number;
  takenOut?: number;
  reason?: string;
  notes?: string;
  isManaged?: boolean;
}

/** The older closed days of the demo counter, the one with most uses first. */
const OLDER = [{ difference: 0 }, { difference: 0, otherCash: 5_300 }, { difference: null }] as const;
const LATEST: readonly ClosedDay[] = [
  { before: 2, difference: 150, reason: 'unknown', isManaged: true },
  { before: 1, difference: -20, reason: 'change', otherCash: 12_450, takenOut: 500, notes: '500 for gas' },
];

/** The older days, the one with most uses first. $1 the branch. */
const BY_USES = `
  SELECT n AS before FROM generate_series(3, 5) AS n
  LEFT JOIN counter_takings t ON t.branch_id = $1 AND t.day = daily_closes_day(0, now()) - n
  GROUP BY n ORDER BY count(t.day) DESC, n DESC`;

const RELEASE = 'UPDATE daily_close_release SET first_day = daily_closes_day(0, now()) - 5';

/** Two of three guests pay in cash. */
const PAID = `
  UPDATE passes SET paid_with = CASE id % 3 WHEN 0 THEN 'qr' ELSE 'cash' END
  WHERE state = 'redeemed' AND branch_id IS NOT NULL AND redeemed_at > now() - interval '7 days'`;

/** Older days are closed at the demo counter only. $1 its branch. */
const TAKINGS = `
  INSERT INTO counter_takings (vendor_id, branch_id, day, pass_id, person_id, kind, amount, paid_with, is_offline, is_late, used_at, recorded_at)
  SELECT p.vendor_id, p.branch_id, daily_closes_day(p.vendor_id, p.redeemed_at), p.id, p.redeemed_by, 'use', p.amount, p.paid_with,
    p.accepted_offline, false, p.redeemed_at, p.redeemed_at
  FROM passes p
  WHERE p.state = 'redeemed' AND p.branch_id IS NOT NULL AND p.redeemed_at > now() - interval '7 days'
    AND daily_closes_day(p.vendor_id, p.redeemed_at) >= daily_closes_day(p.vendor_id, now()) - CASE p.branch_id WHEN $1 THEN 5 ELSE 1 END
  ORDER BY p.redeemed_at`;

/** $1 e-mail of the owner. */
const PLACE = `
  SELECT v.id AS "vendorId", v.user_id AS "ownerId", b.id AS "branchId",
    coalesce((SELECT s.user_id FROM staff_members s WHERE s.vendor_id = v.id AND s.branch_id = b.id ORDER BY s.id LIMIT 1), v.user_id) AS "staffId"
  FROM vendors v JOIN users u ON u.id = v.user_id JOIN branches b ON b.vendor_id = v.id WHERE u.email = $1 ORDER BY b.id LIMIT 1`;

/** $1 the branch, $2 days before the present one. */
const CASH = `
  SELECT (daily_closes_day(0, now()) - $2::int)::text AS day, coalesce(sum(amount) FILTER (WHERE paid_with = 'cash'), 0)::int AS cash,
    ((daily_closes_day(0, now()) - $2::int) + interval '16 hours 39 minutes') AT TIME ZONE 'UTC' AS evening
  FROM counter_takings WHERE branch_id = $1 AND day = daily_closes_day(0, now()) - $2::int`;

/** $1 the close, $2 who makes it. */
const CORRECT = `
  INSERT INTO daily_close_corrections (close_id, branch_id, day, amount, reason, made_by)
  SELECT id, branch_id, day + 1, 280, 'Found with the receipts', $2 FROM daily_closes WHERE id = $1`;

interface Place {
  vendorId: number;
  ownerId: number;
  branchId: number;
  staffId: number;
}

/** Closed days of the demo counter; the present day is open, and so are the last two days of the others (rules CS6 to CS10). */
export async function seedDailyCloses({ db }: SeedContext): Promise<void> {
  const { rows } = await db.query<Place>(PLACE, [OWNER]);
  const [place] = rows;
  if (!place) throw new Error(`${OWNER} has no branch.`);
  await db.query(RELEASE);
  await db.query(PAID);
  await db.query(TAKINGS, [place.branchId]);
  const older = await db.query<{ before: number }>(BY_USES, [place.branchId]);
  const closed = OLDER.map((day, rank) => ({ ...day, before: older.rows[rank]?.before ?? 0 }));
  const inOrder = closed.sort((a, b) => b.before - a.before);
  for (const day of [...inOrder, ...LATEST]) await closeDay(db, place, day);
}

async function closeDay(
  db: SeedContext['db'],
  { vendorId, branchId, ownerId, staffId }: Place,
  day: ClosedDay,
): Promise<void> {
  const { before, difference, otherCash = 0, takenOut = 0 } = day;
  const { reason = null, notes = null, isManaged = false } = day;
  const { rows } = await db.query<{ day: string; cash: number; evening: Date }>(CASH, [branchId, before]);
  const [sums] = rows;
  if (!sums) throw new Error('The cash of a day answered nothing.');
  const expected = FLOAT + sums.cash + otherCash - takenOut;
  const isSigned = difference !== null;
  const closed = await db.query<{ id: number }>(CLOSE_DAY, [
    ...[vendorId, branchId, sums.day, isSigned ? 'signed' : 'automatic', FLOAT, otherCash, takenOut],
    ...[isSigned ? expected + difference : null, 100, reason, notes, 0],
    ...[isSigned ? staffId : null, isManaged ? ownerId : null, sums.evening],
  ]);
  if (before === 1) await db.query(CORRECT, [closed.rows[0]?.id, ownerId]);
}
