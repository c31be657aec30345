import type { PassState } from '../../passes/pass.policy.js';
import { BOUGHT_ABOVE, MAX_BORNE, PACK_HOURS } from '../pack/pack-limits.js';
import type { EntryTimes } from './signed-entry.js';

/** Time after an acceptance in which its device can undo it. */
const UNDO_MS = 15 * 60_000;
const HOUR_MS = 3_600_000;

interface Contacts {
  enrolledAt: Date;
  lastContactAt: Date;
  /** Corrected time of the entry before. */
  lastUsedAt: Date | null;
}

/**
 * Time of an entry by the server's clock (rule OF6): not before the contact that the entry names, as far as the
 * server knows of it, not before the entry before, and not after its arrival.
 */
export function correctedTime({ at, offset, contactAt }: EntryTimes, known: Contacts, arrival: Date): Date {
  const contact = Math.max(known.enrolledAt.getTime(), Math.min(contactAt, known.lastContactAt.getTime()));
  const from = Math.max(contact, known.lastUsedAt?.getTime() ?? 0);
  return new Date(Math.min(arrival.getTime(), Math.max(from, at + offset)));
}

/** Last contact of a device before an entry, as far as the server knows of it. A device works for 72 hours after it. */
export const contactBefore = ({ contactAt }: EntryTimes, known: Contacts, at: Date): Date =>
  new Date(
    Math.max(
      known.enrolledAt.getTime(),
      at.getTime() - PACK_HOURS * HOUR_MS,
      Math.min(contactAt, known.lastContactAt.getTime()),
    ),
  );

export interface AcceptedPass {
  state: PassState;
  expiresAt: Date;
  /** Of a used pass: the cancellation that its acceptance overtook. */
  cancelledAt: Date | null;
}

export interface Acceptance {
  at: Date;
  deviceId: number;
}

export type Decision = 'confirm' | 'move' | 'double' | 'cancelled' | 'expired';

const isEarlier = (one: Acceptance, other: Acceptance): boolean =>
  one.at.getTime() === other.at.getTime() ? one.deviceId < other.deviceId : one.at < other.at;

/**
 * Decides about an acceptance without a network (rule OF7). Of two acceptances the online one counts, else the
 * earlier one; `move` means that the later one was confirmed before. Which one arrived first changes no outcome.
 * @param rival the confirmed acceptance without a network; null if the pass was used online or not at all
 */
export function decide(pass: AcceptedPass, mine: Acceptance, rival: Acceptance | null): Decision {
  if (pass.state === 'voided') return 'cancelled';
  if (pass.cancelledAt && pass.cancelledAt <= mine.at) return 'cancelled';
  if (mine.at >= pass.expiresAt) return 'expired';
  if (pass.state !== 'redeemed') return 'confirm';
  return rival && isEarlier(mine, rival) ? 'move' : 'double';
}

/** @param accepted corrected time of the acceptance */
export const isUndoneInTime = (accepted: Date, undone: Date): boolean =>
  undone.getTime() - accepted.getTime() <= UNDO_MS;

/** True for an entry that arrives more than 72 hours after its time: it changes no money that was settled since (rule OF10). */
export const isLate = (at: Date, arrival: Date): boolean =>
  arrival.getTime() - at.getTime() > PACK_HOURS * HOUR_MS;

/** What bounds the refunds that the marketplace bears for a business (rule OF10). */
interface Refund {
  /** Price of the pass in whole rupees. */
  price: number;
  /** Whole rupees that the marketplace bears for the business already, of 90 days. */
  borne: number;
}

/** True if the marketplace bears the refund of a bought pass that was canceled after its acceptance. */
export const isBorne = ({ price, borne }: Refund, at: Date, arrival: Date): boolean =>
  price <= BOUGHT_ABOVE && borne + price <= MAX_BORNE && !isLate(at, arrival);
