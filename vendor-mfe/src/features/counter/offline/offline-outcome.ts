import type { CounterPassView } from 'shared-ui/api/counter';
import type { Bill, Outcome } from '../result/outcome';
import type { Accepted, LookedUp } from './program/counter-program';
import type { PackDeal } from './program/pack';
import type { TokenContent } from './program/pass-token';
import type { StoredEntry } from './program/stored-entry';

const SECOND_MS = 1_000;
const LETTERS = 4;

/** Last characters of a pass id, by which staff tell passes apart that have no name yet. */
export const endOf = (passId: string | null): string => (passId ?? '').slice(-LETTERS).toUpperCase();

const moment = (seconds: number): string => new Date(seconds * SECOND_MS).toISOString();

/** A pass as far as the device knows it: without customer, code and branches. */
function offlinePass(content: TokenContent, deal: PackDeal, entry?: StoredEntry): CounterPassView {
  const { terms } = deal;
  return {
    id: content.passId,
    code: '',
    state: 'issued',
    dealId: deal.id,
    dealTitle: deal.title,
    dealTitleNe: deal.titleNe,
    badge: deal.badge,
    discountType: deal.discountType,
    discountValue: deal.discountValue,
    customer: '',
    isBought: deal.isPrepaid,
    charge: deal.charge,
    onTop: null,
    saves: deal.originalPrice - deal.price,
    minimumBill: terms.minimumBill,
    partySize: terms.partySize,
    weekdays: terms.weekdays && [...terms.weekdays],
    hoursFrom: terms.hoursFrom,
    hoursUntil: terms.hoursUntil,
    blackoutDates: terms.blackoutDates && [...terms.blackoutDates],
    branches: null,
    points: 0,
    pointsWithheld: null,
    issuedAt: moment(content.issuedAt),
    expiresAt: moment(content.expiresAt),
    usedAt: null,
    usedAtBranch: null,
    usedBy: null,
    amount: entry?.amount ?? null,
    reference: null,
    voidableUntil: null,
    refusal: null,
  };
}

/** Screen of what the device found without a network. */
export function outcomeOffline(found: LookedUp, bill: Bill = {}): Outcome {
  if (!('rejection' in found)) {
    const pass = offlinePass(found.content, found.deal);
    return { kind: 'valid', pass, isOffline: true };
  }
  const { rejection } = found;
  const content = 'content' in found ? found.content : undefined;
  const deal = 'deal' in found ? found.deal : undefined;
  const pass = content && deal && offlinePass(content, deal);
  switch (rejection) {
    case 'foreign':
    case 'other-vendor':
      return { kind: rejection };
    case 'used-here':
      return { kind: rejection, earlier: 'earlier' in found ? found.earlier : undefined };
    case 'answer-unknown':
      return { kind: 'offline', confirming: true };
    case 'used':
      return { kind: 'used-listed' };
    case 'undone-here':
      return pass ? { kind: 'voided', pass } : { kind: 'used-listed' };
    case 'expired':
    case 'cancelled':
      return pass ? { kind: rejection, pass } : { kind: 'not-on-phone' };
    case 'wrong-weekday':
    case 'wrong-hour':
    case 'blackout-date':
    case 'wrong-branch':
      return pass ? { kind: rejection, pass, isOffline: true } : { kind: 'not-on-phone' };
    case 'bill-too-small':
    case 'party-too-small':
      return pass ? { kind: rejection, pass, bill, isOffline: true } : { kind: 'not-on-phone' };
    default:
      return { kind: rejection };
  }
}

/** Screen of an acceptance without a network. */
export function outcomeOfAcceptance(accepted: Accepted, bill: Bill): Outcome {
  if (!('entry' in accepted)) return outcomeOffline(accepted, bill);
  const { content, deal, entry } = accepted;
  return { kind: 'accepted-offline', pass: offlinePass(content, deal, entry), entry };
}
