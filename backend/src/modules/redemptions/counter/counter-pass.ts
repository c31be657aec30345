import { AppError } from '../../../common/errors/app-error.js';
import { assertAcceptable, stateAt, voidableUntil } from '../passes/pass.policy.js';
import type { CounterPassRow } from './counter.sql.js';
import type { CounterPassView, CounterTaxesView } from './counter.view.js';
import { assertVisitAllowed } from './visit.policy.js';

interface Circumstances {
  /** The typed code. */
  code: string;
  /** Branch of the counter; null if the request names none. */
  branchId: number | null;
  /** Time in which an acceptance can be voided. */
  voidMinutes: number;
  now: Date;
}

/** Builds the counter's view of a pass. */
export function counterPassOf(
  pass: CounterPassRow,
  { code, branchId, voidMinutes, now }: Circumstances,
): CounterPassView {
  const state = stateAt(pass, now);
  return {
    id: pass.publicId,
    code,
    state,
    dealId: pass.dealId,
    dealTitle: pass.dealTitle,
    dealTitleNe: pass.dealTitleNe,
    badge: pass.badge,
    discountType: pass.discountType,
    discountValue: pass.discountValue,
    customer: pass.customer,
    charge: pass.charge,
    onTop: onTopOf(pass),
    isBought: pass.isBought,
    saves: Math.max(0, pass.originalPrice - pass.price),
    minimumBill: pass.minimumBill,
    partySize: pass.partySize,
    weekdays: pass.weekdays,
    hoursFrom: pass.hoursFrom,
    hoursUntil: pass.hoursUntil,
    blackoutDates: pass.blackoutDates,
    branches: pass.branches,
    points: pass.points,
    pointsWithheld: pass.pointsWithheld,
    issuedAt: pass.issuedAt.toISOString(),
    expiresAt: pass.expiresAt.toISOString(),
    usedAt: pass.redeemedAt?.toISOString() ?? null,
    usedAtBranch: pass.usedAtBranch,
    usedBy: pass.usedBy,
    amount: pass.amount,
    reference: pass.reference,
    voidableUntil:
      state === 'redeemed' && pass.redeemedAt
        ? voidableUntil(pass.redeemedAt, voidMinutes).toISOString()
        : null,
    refusal: rejectionOfVisit(pass, branchId, now),
  };
}

function rejectionOfVisit(
  pass: CounterPassRow,
  branchId: number | null,
  now: Date,
): CounterPassView['refusal'] {
  try {
    assertAcceptable(pass, now);
    assertVisitAllowed(pass, branchId, now);
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { code: error.code, message: error.message };
  }
}

/** Null for a bought code, whose price includes both. */
function onTopOf({ isBought, taxes, price, serviceCharge, vat }: CounterPassRow): CounterTaxesView | null {
  if (isBought || taxes === 'included') return null;
  return {
    taxes,
    price,
    serviceCharge: taxes === 'vat-and-service-extra' ? (serviceCharge ?? 0) : 0,
    vat: vat ?? 0,
  };
}
