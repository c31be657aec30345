import { createHash } from 'node:crypto';
import { nepalDay } from '../../common/time/nepal-day.js';
import { plusMinutes } from './demo-calendar.js';
import type { SeededPass } from './pass-register.js';
import type { SeedContext } from './seed-context.js';

export type NumberedPass = SeededPass & { id: number };

const INVITER = 'customer@example.com';
const INVITED = 2;
const POINTS = 20;
const LINK_DAYS = 30;
const DAY_MINUTES = 1_440;
/** Days before today of the first uses. */
const [EARLIEST, LATEST] = [-24, -3];

/** $1 inviter, $2 deal, $3 token, $4 created, $5 expires, $6 invited, $7 bound, $8 pass, $9 points, $10 month, $11 slot, $12 rewarded. */
const INVITE = `
  WITH link AS (
    INSERT INTO invite_links (inviter_id, deal_id, token, created_at, expires_at) VALUES ($1, $2, $3, $4, $5) RETURNING id, inviter_id
  )
  INSERT INTO invite_rewards (link_id, inviter_id, invited_id, bound_at, pass_id, points, month, slot, rewarded_at)
  SELECT id, inviter_id, $6, $7, $8, $9, $10, $11, $12 FROM link`;

const inviterOf = (passes: readonly NumberedPass[]): number | undefined =>
  passes.find(({ customer }) => customer.email === INVITER)?.customer.id;

/** First uses of the customers whom the demo customer invited, each to a separate deal (rule IV2). */
export function invitedUses({ calendar }: SeedContext, passes: readonly NumberedPass[]): NumberedPass[] {
  const first = new Map<number, NumberedPass>();
  const used = passes.filter(({ state, customer }) => state === 'redeemed' && customer.email !== INVITER);
  for (const pass of used.toSorted((a, b) => rewardedAt(a).getTime() - rewardedAt(b).getTime()))
    if (!first.has(pass.customer.id)) first.set(pass.customer.id, pass);
  const ofDeal = new Map<number, NumberedPass>();
  for (const pass of first.values())
    if (rewardedAt(pass) >= calendar.at(EARLIEST) && rewardedAt(pass) < calendar.at(LATEST))
      ofDeal.set(pass.deal.id, pass);
  return [...ofDeal.values()].slice(-INVITED);
}

const rewardedAt = ({ redeemed, issued }: NumberedPass): Date => plusMinutes(redeemed ?? issued, 1);

/** Entries of both customers in the points ledger, without number. */
export function inviteEntries(uses: readonly NumberedPass[], passes: readonly NumberedPass[]) {
  const inviterId = inviterOf(passes);
  return uses.flatMap((pass) =>
    [
      { user_id: inviterId, kind: 'invite' },
      { user_id: pass.customer.id, kind: 'invited' },
    ].map((part) => ({
      ...part,
      pass_id: pass.id,
      pass_public_id: null,
      deal_id: null,
      title: null,
      title_ne: null,
      delta: POINTS,
      multiplier: 1,
      created_at: rewardedAt(pass),
    })),
  );
}

/** Writes the links of the demo customer, and the rewards of the uses. */
export async function seedInvitations(
  { db, calendar }: SeedContext,
  uses: readonly NumberedPass[],
  passes: readonly NumberedPass[],
): Promise<void> {
  const slots = new Map<string, number>();
  for (const pass of uses) {
    const { deal, customer, issued } = pass;
    const started = calendar.at(deal.period.start);
    const sent = plusMinutes(issued, -DAY_MINUTES);
    const created = sent < started ? started : sent;
    const bound = plusMinutes(issued, -2);
    const rewarded = rewardedAt(pass);
    const month = `${nepalDay(rewarded).slice(0, 7)}-01`;
    slots.set(month, (slots.get(month) ?? 0) + 1);
    const ends = [plusMinutes(created, LINK_DAYS * DAY_MINUTES), calendar.endOf(deal.period.end)];
    await db.query(INVITE, [
      inviterOf(passes),
      deal.id,
      createHash('sha256').update(pass.public_id).digest('base64url').slice(0, 16),
      created,
      new Date(Math.min(...ends.map((end) => end.getTime()))),
      customer.id,
      bound < created ? created : bound,
      pass.id,
      POINTS,
      month,
      slots.get(month),
      rewarded,
    ]);
  }
}
