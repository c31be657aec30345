import { v7 } from 'uuid';
import { type DemoCase, type DemoStep, honourCases } from './content/honour-cases.js';
import { plusMinutes } from './demo-calendar.js';
import { seedRejectedCode } from './seed-rejected-code.js';
import type { SeedContext } from './seed-context.js';

interface UsedPass {
  id: string;
  userId: number;
  vendorId: number;
  dealId: number;
  redeemedAt: Date;
  price: number;
}

/** Answers of the businesses with most uses, and the share of other answers than yes in percent. The last one is below 80 of 100. */
const SCORED = [100, 97, 84, 66, 52, 41, 30, 22];
const NOT_GIVEN_PERCENT = [3, 1, 6, 0, 9, 4, 13, 28];
/** Answers of all others: too few for a score. */
const FEW = 9;
const MAX_PER_PERSON = 3;
/** Days after a use in which a customer can answer and open a case. */
const QUESTION_DAYS = 7;

/** Used passes that were paid at the counter; those of the demo accounts first. */
const USED = `
  SELECT p.id, p.user_id AS "userId", p.vendor_id AS "vendorId", p.deal_id AS "dealId", p.redeemed_at AS "redeemedAt", d.discounted_price AS price
  FROM passes p JOIN deals d ON d.id = p.deal_id JOIN users u ON u.id = p.user_id JOIN vendors v ON v.id = p.vendor_id
    JOIN users o ON o.id = v.user_id
  WHERE p.state = 'redeemed' AND p.source = 'redeem' AND p.redeemed_at > $1::timestamptz - interval '10 months'
  ORDER BY (u.email = 'customer@example.com')::int + (o.email = 'vendor@example.com')::int DESC, p.redeemed_at DESC, p.id`;

const ANSWER = `
  INSERT INTO honour_answers (pass_id, user_id, vendor_id, deal_id, used_at, asked_at, answer, answered_at, counts_at)
  SELECT r.pass_id, r.user_id, r.vendor_id, r.deal_id, r.used_at, r.answered_at, r.answer, r.answered_at, r.answered_at + interval '7 days'
  FROM jsonb_populate_recordset(NULL::honour_answers, $1) AS r`;

const MARK = `
  UPDATE passes p SET honour_answer = a.answer, honour_until = a.counts_at FROM honour_answers a WHERE a.pass_id = p.id`;

/** The question is open for recent uses. */
const ASK = `
  UPDATE passes SET honour_until = redeemed_at + interval '7 days'
  WHERE state = 'redeemed' AND redeemed_at > now() - interval '7 days' AND honour_until IS NULL`;

const CASE = `
  INSERT INTO honour_cases (public_id, pass_id, user_id, vendor_id, deal_id, is_refusal, is_bought, reason, wants, promised, paid, most_amount,
    state, opened_at, due_at, due_by, is_unanswered, offer, offer_amount, offered_at, decided_for, decided_remedy, decided_amount, decided_by,
    decided_at, first_decided_by, second_look_by, remedy, remedy_amount, held_paisa, closed_at)
  SELECT public_id, pass_id, user_id, vendor_id, deal_id, false, false, reason, wants, promised, paid, most_amount,
    state, opened_at, due_at, due_by, is_unanswered, offer, offer_amount, offered_at, decided_for, decided_remedy, decided_amount, decided_by,
    decided_at, first_decided_by, second_look_by, remedy, remedy_amount, held_paisa, closed_at
  FROM jsonb_populate_record(NULL::honour_cases, $1) RETURNING id`;

const ENTRY = `
  INSERT INTO honour_case_entries (case_id, at, by, user_id, kind, state, text, decided_for, remedy, amount)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`;

const REMEDY_POINTS = `
  INSERT INTO points_ledger (user_id, delta, kind, pass_id, vendor_id, vendor_points, deal_id, title, title_ne, pass_public_id)
  SELECT p.user_id, $2::int * 10, 'honour', p.id, p.vendor_id, $2::int * 10, d.id, d.title, d.title_ne, p.public_id
  FROM passes p JOIN deals d ON d.id = p.deal_id WHERE p.id = $1`;

/** The owner of the business and an admin who decides cases. $1 the business. */
const PEOPLE = `
  SELECT v.user_id AS owner, (SELECT user_id FROM admin_roles WHERE role = 'moderator' ORDER BY user_id LIMIT 1) AS admin FROM vendors v WHERE v.id = $1`;

const HOLD = `
  INSERT INTO vendor_balances AS b (vendor_id, owed_paisa, held_paisa)
  SELECT vendor_id, 0, sum(held_paisa) FROM honour_cases WHERE closed_at IS NULL GROUP BY vendor_id
  ON CONFLICT (vendor_id) DO UPDATE SET held_paisa = excluded.held_paisa`;

const HOURS_SINCE_ASKED = 5;

/** Businesses with a score below 80 of 100 wait for a decision about suspension. $1 since when. */
const ASKED_ABOUT = `
  INSERT INTO honour_reviews (vendor_id, cases, given, counted, opened_at)
  SELECT id, 0, honour_given, honour_counted, $1 FROM vendors
  WHERE status = 'verified' AND honour_counted >= 20 AND honour_given * 100 < honour_counted * 80`;

interface Counting {
  /** Counts the score of a business as the product does: $1 the business, $2 now. */
  score: string;
  /** Counts its ended cases in the same way. */
  ended: string;
}

interface Counts {
  given: number;
  counted: number;
}

interface Ended {
  settled: number;
  forCustomer: number;
  forBusiness: number;
  withdrawn: number;
  medianDays: number;
}

async function countBusiness(
  { db, calendar }: SeedContext,
  vendorId: number,
  count: Counting,
): Promise<void> {
  const { rows: scores } = await db.query<Counts>(count.score, [vendorId, calendar.now]);
  await db.query('SELECT vendors_set_honour($1, $2, $3)', [vendorId, scores[0]?.given, scores[0]?.counted]);
  const { rows } = await db.query<Ended>(count.ended, [vendorId, calendar.now]);
  for (const { settled, forCustomer, forBusiness, withdrawn, medianDays } of rows)
    await db.query('SELECT vendors_set_cases($1, $2, $3, $4, $5, $6)', [
      ...[vendorId, settled, forCustomer, forBusiness, withdrawn, medianDays],
    ]);
}

export async function seedHonour(context: SeedContext, count: Counting): Promise<void> {
  const { db, calendar } = context;
  const { rows: used } = await db.query<UsedPass>(USED, [calendar.now]);
  const inCases = await seedCases(context, used);
  const rest = used.filter(({ id }) => !inCases.has(id));
  await db.query(ANSWER, [JSON.stringify(answersOf(context, rest))]);
  await db.query(MARK);
  await db.query(ASK);
  await seedRejectedCode(context);
  await db.query(HOLD);
  for (const vendorId of new Set(used.map((pass) => pass.vendorId)))
    await countBusiness(context, vendorId, count);
  await db.query(ASKED_ABOUT, [plusMinutes(calendar.now, -HOURS_SINCE_ASKED * 60)]);
  await db.query(
    'UPDATE deals d SET honour_rank = honour_rank(v.honour_given, v.honour_counted) FROM vendors v WHERE v.id = d.vendor_id',
  );
}

/** At most three answers of a person for a business, older than the 7 days in which they can be changed. */
function answersOf({ random, calendar }: SeedContext, used: readonly UsedPass[]) {
  const settled = used.filter(({ redeemedAt }) => redeemedAt < calendar.at(-9));
  const byVendor = new Map<number, UsedPass[]>();
  for (const pass of settled) {
    const known = byVendor.get(pass.vendorId);
    if (known) known.push(pass);
    else byVendor.set(pass.vendorId, [pass]);
  }
  const ranked = [...byVendor.values()].toSorted((a, b) => b.length - a.length);
  return ranked.flatMap((passes, rank) => {
    const perPerson = new Map<number, number>();
    const answered = passes.filter(({ userId }) => {
      perPerson.set(userId, (perPerson.get(userId) ?? 0) + 1);
      return (perPerson.get(userId) ?? 0) <= MAX_PER_PERSON;
    });
    const notGiven = (NOT_GIVEN_PERCENT[rank] ?? 5) / 100;
    return answered.slice(0, SCORED[rank] ?? FEW).map((pass, index) => ({
      pass_id: pass.id,
      user_id: pass.userId,
      vendor_id: pass.vendorId,
      deal_id: pass.dealId,
      used_at: pass.redeemedAt,
      answer:
        Math.floor((index + 1) * notGiven) > Math.floor(index * notGiven)
          ? random.pick(['partly', 'no'])
          : 'yes',
      answered_at: plusMinutes(pass.redeemedAt, random.int(5, 900)),
    }));
  });
}

/** @returns the passes of the cases */
async function seedCases(context: SeedContext, used: readonly UsedPass[]): Promise<Set<string>> {
  const { now } = context.calendar;
  const taken = new Set<string>();
  for (const demo of honourCases) {
    const openedAt = plusMinutes(now, -60 * (demo.steps[0]?.hoursAgo ?? 0));
    const firstUse = plusMinutes(openedAt, -QUESTION_DAYS * 1_440);
    const pass = used.find(
      ({ id, redeemedAt }) => !taken.has(id) && redeemedAt > firstUse && redeemedAt < openedAt,
    );
    if (!pass) continue;
    taken.add(pass.id);
    await seedCase(context, demo, pass, openedAt);
  }
  return taken;
}

async function seedCase(
  { db, calendar }: SeedContext,
  demo: DemoCase,
  pass: UsedPass,
  openedAt: Date,
): Promise<void> {
  const at = ({ hoursAgo }: DemoStep): Date => plusMinutes(calendar.now, -60 * hoursAgo);
  const { rows } = await db.query<{ owner: number; admin: number }>(PEOPLE, [pass.vendorId]);
  const people = { customer: pass.userId, business: rows[0]?.owner, admin: rows[0]?.admin, deadline: null };
  const step = (kind: string): DemoStep | undefined => demo.steps.findLast((one) => one.kind === kind);
  const [offered, decided, remedied] = [step('offered'), step('decided'), step('remedied')];
  const last = demo.steps.at(-1) as DemoStep;
  const publicId = v7({ msecs: openedAt.getTime() });
  const { rows: made } = await db.query<{ id: number }>(CASE, [
    JSON.stringify({
      ...{
        public_id: publicId,
        pass_id: pass.id,
        user_id: pass.userId,
        vendor_id: pass.vendorId,
        deal_id: pass.dealId,
      },
      ...{ reason: demo.reason, wants: demo.wants, promised: pass.price, paid: pass.price + demo.overpaid },
      most_amount: demo.reason === 'charged-more' ? demo.overpaid : Math.min(5_000, pass.price),
      ...{
        state: last.state,
        opened_at: openedAt,
        due_by: demo.dueBy,
        is_unanswered: step('unanswered') !== undefined,
      },
      due_at: demo.dueInHours === null ? null : plusMinutes(calendar.now, 60 * demo.dueInHours),
      ...{
        offer: offered?.remedy ?? null,
        offer_amount: offered?.amount ?? null,
        offered_at: offered ? at(offered) : null,
      },
      ...{ decided_for: decided?.decidedFor ?? null, decided_remedy: decided?.remedy ?? null },
      ...{ decided_amount: decided?.amount ?? null, decided_by: decided ? people.admin : null },
      decided_at: decided ? at(decided) : null,
      ...{
        first_decided_by: step('second-look') ? people.admin : null,
        second_look_by: step('second-look') ? 'customer' : null,
      },
      ...{ remedy: remedied?.remedy ?? null, remedy_amount: remedied?.amount ?? null },
      held_paisa: demo.dueInHours !== null && demo.wants === 'money' ? 100 * demo.overpaid : 0,
      closed_at: demo.dueInHours === null ? at(last) : null,
    }),
  ]);
  for (const one of demo.steps)
    await db.query(ENTRY, [
      ...[made[0]?.id, at(one), one.by, people[one.by], one.kind, one.state],
      ...[one.text ?? null, one.decidedFor ?? null, one.remedy ?? null, one.amount ?? null],
    ]);
  await db.query('UPDATE passes SET honour_case = $2, honour_answer = $3, honour_until = $4 WHERE id = $1', [
    ...[pass.id, publicId, 'partly', plusMinutes(openedAt, QUESTION_DAYS * 1_440)],
  ]);
  await db.query(ANSWER, [
    JSON.stringify([
      {
        ...{ pass_id: pass.id, user_id: pass.userId, vendor_id: pass.vendorId, deal_id: pass.dealId },
        ...{ used_at: pass.redeemedAt, answer: 'partly', answered_at: openedAt },
      },
    ]),
  ]);
  if (remedied?.amount) await db.query(REMEDY_POINTS, [pass.id, remedied.amount]);
}
