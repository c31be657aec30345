import { nepalDay } from '../../common/time/nepal-day.js';
import { insertRows } from './insert-rows.js';
import type { PassRegister } from './pass-register.js';
import type { SeedContext } from './seed-context.js';
import type { SeededDeal } from './seed-deals.js';
import { inviteEntries, invitedUses, type NumberedPass, seedInvitations } from './seed-invitations.js';
import { nepaliTexts } from './content/offers/index.js';

const VOID_REASONS = ['Wrong customer at the counter', 'The guest changed the order', 'Tapped by mistake'];

/** Writes the passes in the order they were issued, and the points they moved. */
export async function seedPasses(context: SeedContext, register: PassRegister): Promise<void> {
  const passes = register.passes
    .toSorted((a, b) => a.issued.getTime() - b.issued.getTime())
    .map((pass) => ({ ...pass, id: context.numbers.next('passes') }));
  await insertRows(
    context.db,
    'passes',
    passes.map((pass) => passRow(context, pass)),
  );
  const invited = invitedUses(context, passes);
  await insertRows(context.db, 'points_ledger', ledgerRows(context, passes, invited));
  await seedInvitations(context, invited, passes);
}

function passRow({ random, hashOf }: SeedContext, pass: NumberedPass): object {
  return {
    id: pass.id,
    public_id: pass.public_id,
    user_id: pass.customer.id,
    deal_id: pass.deal.id,
    vendor_id: pass.deal.business.id,
    source: 'redeem',
    slot: pass.slot,
    code_hash: `\\x${hashOf(pass.public_id).toString('hex')}`,
    state: pass.state,
    issued_at: pass.issued,
    expires_at: pass.expires,
    redeemed_at: pass.redeemed,
    redeemed_by: pass.redeemedBy,
    branch_id: pass.branchId,
    amount: pass.amount,
    points: pass.points,
    cancelled_at: pass.cancelled,
    voided_at: pass.voided,
    void_reason: pass.voided ? random.pick(VOID_REASONS) : null,
    created_at: pass.issued,
    updated_at: pass.voided ?? pass.cancelled ?? pass.redeemed ?? pass.issued,
  };
}

function ledgerRows(
  { numbers }: SeedContext,
  passes: readonly NumberedPass[],
  invited: readonly NumberedPass[],
): object[] {
  const uses = passes.flatMap((pass) => {
    const { points, multiplier, redeemed, voided } = pass;
    const use = useOf(pass);
    return [
      ...(redeemed ? [{ ...use, delta: points, kind: 'redemption', multiplier, created_at: redeemed }] : []),
      ...(voided ? [{ ...use, delta: -points, kind: 'reversal', multiplier: 1, created_at: voided }] : []),
    ];
  });
  return [...uses, ...inviteEntries(invited, passes)]
    .toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime())
    .map((row) => ({ id: numbers.next('points_ledger'), ...row }));
}

const useOf = ({ id, public_id, customer, deal }: NumberedPass): object => ({
  user_id: customer.id,
  pass_id: id,
  pass_public_id: public_id,
  deal_id: deal.id,
  title: deal.offer.title,
  title_ne: nepaliTexts[deal.offer.title]?.titleNe ?? null,
});

const LEFT_OF_CINEMA = 12;

/** Used capacity of each deal. Sold-out deals use exactly all of it. */
export async function seedCapacities(
  { db, calendar }: SeedContext,
  deals: readonly SeededDeal[],
  register: PassRegister,
): Promise<void> {
  const lastDays = new Map<number, string>();
  for (const { deal, issued } of register.passes) {
    const day = nepalDay(issued);
    if (day > (lastDays.get(deal.id) ?? '')) lastDays.set(deal.id, day);
  }
  const rows = deals.map((deal) => {
    const taken = register.takenOf(deal.id);
    const day = lastDays.get(deal.id) ?? calendar.name(-1);
    return {
      deal_id: deal.id,
      total_limit: totalLimit(deal, taken),
      daily_limit: deal.limits.dailyLimit,
      taken,
      day,
      taken_on_day: register.takenOn(deal.id, day),
    };
  });
  await insertRows(db, 'deal_capacities', rows);
}

function totalLimit({ state, offer, limits }: SeededDeal, taken: number): number | null {
  if (state === 'sold-out') return taken;
  return offer.title === 'Two weekday cinema tickets + popcorn' ? taken + LEFT_OF_CINEMA : limits.totalLimit;
}
