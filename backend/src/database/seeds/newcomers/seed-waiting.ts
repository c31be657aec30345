import { DEMO_BUSINESS } from '../content/businesses.js';
import { plusMinutes } from '../demo-calendar.js';
import type { SeedContext } from '../seed-context.js';

const HOUR = 60;

/** Reports of the worst visible review of a business, by its owner. $1 the business, $2 the reason, $3 the comment, $4 the time. */
const REPORT = `
  INSERT INTO review_reports (review_id, user_id, reason, comment, created_at)
  SELECT r.id, v.user_id, $2, $3, $4 FROM reviews r JOIN deals d ON d.id = r.deal_id JOIN vendors v ON v.id = d.vendor_id
  WHERE v.business_name = $1 AND r.hidden_at IS NULL AND r.comment IS NOT NULL ORDER BY r.rating, r.id LIMIT 1`;

const REPORTS = [
  {
    business: DEMO_BUSINESS,
    reason: 'false',
    comment: 'Nobody of this name was here that day.',
    hoursAgo: 5,
  },
  {
    business: 'Bihani Roasters',
    reason: 'private',
    comment: 'It names one of our baristas.',
    hoursAgo: 27,
  },
];

/** $9 e-mail address of the admin who answers, or null. */
const SEND = `
  INSERT INTO support_messages (kind, name, email, subject, category, message, language, created_at, due_at, acknowledged_at, state, assigned_to)
  SELECT $1, $2, $3, $4, $5, $6, $7, $8::timestamptz, $8::timestamptz + interval '24 hours', $8::timestamptz + interval '1 minute',
    CASE WHEN $9::text IS NULL THEN 'new' ELSE 'in-progress' END, (SELECT id FROM users WHERE email = $9)`;

const MESSAGES = [
  {
    kind: 'contact',
    name: 'Sarita K.C.',
    email: 'sarita.kc@example.com',
    subject: 'Can a friend use my code?',
    category: null,
    message: 'I bought two spa visits and can only go once. Can my sister show the second code?',
    language: 'en',
    hoursAgo: 3,
    assignee: null,
  },
  {
    kind: 'help',
    name: 'विनोद श्रेष्ठ',
    email: 'binod.shrestha@example.com',
    subject: 'फिर्ता रकम आएन',
    category: 'payment',
    message: 'मैले हिजो एउटा अर्डर रद्द गरेँ। eSewa मा पैसा कहिले आउँछ?',
    language: 'ne',
    hoursAgo: 21,
    assignee: 'support@example.com',
  },
] as const;

/** $1 the business, $2 and $3 its proposed names, $4 the time. */
const RENAME = `
  UPDATE vendors SET proposed_name = $2, proposed_name_ne = $3, proposed_at = $4 WHERE business_name = $1`;

const OTHERS = `
  FROM deals d JOIN vendors v ON v.id = d.vendor_id
  WHERE d.moderation_status = 'pending' AND v.status = 'verified' AND v.business_name <> $1 AND v.plan <> 'free' ORDER BY d.id`;

/** $1 the demo business. */
const ASK_DEAL = `
  UPDATE deals SET asked_at = least(now(), submitted_at + interval '5 hours'), asked_reasons = '{too-vague}',
    asked_note = 'Please say how many people this is for, and on which days.'
  WHERE id = (SELECT d.id ${OTHERS} LIMIT 1)`;

/** $1 the demo business. */
const ASK_REVISION = `
  UPDATE deal_revisions SET asked_at = least(now(), submitted_at + interval '4 hours'), asked_reasons = '{price-unclear}',
    asked_note = 'The price rises by 12%. Please send a photo of the new menu.'
  WHERE id = (SELECT r.id FROM deal_revisions r JOIN deals d ON d.id = r.deal_id JOIN vendors v ON v.id = d.vendor_id
    WHERE r.status = 'pending' AND v.business_name <> $1 ORDER BY r.id LIMIT 1)`;

const ADMIN = (email: string): string => `(SELECT id FROM users WHERE email = '${email}@example.com')`;

/** Items of each lane that have an owner, and a snoozed one. $1 the demo business. */
const CLAIM = `
  INSERT INTO work_claims (kind, subject, owner_id, snoozed_until)
  SELECT 'deal', d.id::text, ${ADMIN('moderator')}, NULL::timestamptz FROM deals d WHERE d.id = (SELECT d.id ${OTHERS} OFFSET 1 LIMIT 1)
  UNION ALL SELECT 'deal', d.id::text, NULL, start_of_nepal_day(nepal_time(now())::date + 1) + interval '10 hours' FROM deals d
    WHERE d.id = (SELECT d.id ${OTHERS} OFFSET 2 LIMIT 1)
  UNION ALL SELECT 'vendor', v.id::text, ${ADMIN('moderator')}, NULL FROM vendors v WHERE v.status = 'pending' AND v.asked_at IS NOT NULL
  UNION ALL SELECT 'deal', max(d.id)::text, ${ADMIN('moderator')}, NULL FROM deals d JOIN vendors v ON v.id = d.vendor_id
    WHERE d.moderation_status = 'pending' AND v.status = 'pending'
  UNION ALL SELECT 'refund', max(r.public_id::text), ${ADMIN('finance')}, NULL FROM refunds r WHERE r.state = 'manual'`;

/** Completes the workbench: items of the kinds and lanes that the other data does not contain, and their owners. */
export async function seedWaiting({ db, calendar }: SeedContext): Promise<void> {
  const ago = (hours: number): Date => plusMinutes(calendar.now, -hours * HOUR);
  for (const { business, reason, comment, hoursAgo } of REPORTS)
    await db.query(REPORT, [business, reason, comment, ago(hoursAgo)]);
  for (const { hoursAgo, assignee, ...message } of MESSAGES)
    await db.query(SEND, [...Object.values(message), ago(hoursAgo), assignee]);
  await db.query(RENAME, ['Bihani Roasters', 'Bihani Roasters & Bakery', 'बिहानी रोस्टर्स एन्ड बेकरी', ago(20)]);
  await db.query(ASK_DEAL, [DEMO_BUSINESS]);
  await db.query(ASK_REVISION, [DEMO_BUSINESS]);
  await db.query(CLAIM, [DEMO_BUSINESS]);
}
