import { allowanceLeft } from './allowance';
import { clockRejection, correctedTime, type ClockRejection, type Contact } from './clock';
import type { SentPass } from './counter-store';
import type { CounterPack, PackDeal } from './pack';
import type { ReadToken, TokenContent } from './pass-token';
import { isUndone, type StoredEntry } from './stored-entry';
import { billRejection, visitRejection, type VisitRejection } from './visit';

/** Reasons for which a pass is not accepted without a network. */
export type OfflineRejection =
  | 'withdrawn'
  | ClockRejection
  | 'foreign'
  | 'unknown-key'
  | 'other-vendor'
  | 'not-on-phone'
  | 'used-here'
  | 'answer-unknown'
  | 'undone-here'
  | 'used'
  | 'cancelled'
  | 'expired'
  | VisitRejection
  | 'bought-offline'
  | 'allowance-used-up';

/** What the counter knows without a network. */
export interface OfflineKnowledge {
  readonly vendorId: number;
  readonly isWithdrawn: boolean;
  readonly pack: CounterPack;
  readonly contact: Contact;
  readonly entries: readonly StoredEntry[];
  readonly sent: readonly SentPass[];
}

/** What staff say about the visit. */
export interface Bill {
  /** True if a manager accepts it against the terms of the deal. */
  readonly isOverridden?: boolean;
  readonly amount: number | null;
  readonly guests: number | null;
}

export type OfflineAnswer =
  | { readonly content: TokenContent; readonly deal: PackDeal }
  | {
      readonly rejection: OfflineRejection;
      readonly content?: TokenContent;
      readonly deal?: PackDeal;
      /** The acceptance of the same pass on this device. */
      readonly earlier?: StoredEntry;
    };

const SECOND_MS = 1_000;

function rejectedByList({ passId }: TokenContent, { pack, entries, sent }: OfflineKnowledge) {
  const earlier = entries.find((entry) => entry.kind === 'accept' && entry.passId === passId);
  if (earlier)
    return { rejection: isUndone(earlier, entries) ? 'undone-here' : 'used-here', earlier } as const;
  const online = sent.find((pass) => pass.passId === passId);
  if (online) return { rejection: online.isAnswered ? 'used' : 'answer-unknown' } as const;
  if (pack.used.includes(passId)) return { rejection: 'used' } as const;
  if (pack.cancelled.includes(passId)) return { rejection: 'cancelled' } as const;
  return null;
}

function rejectedByTerms(deal: PackDeal, { pack, contact }: OfflineKnowledge, now: number, bill?: Bill) {
  if (bill?.isOverridden) return null;
  const time = new Date(correctedTime(contact, now));
  return (
    visitRejection(deal.terms, pack.branch.id, time) ??
    (bill ? billRejection(deal.terms, { ...bill, amount: bill.amount ?? deal.charge }) : null)
  );
}

function rejectedByDeal(deal: PackDeal, { pack, entries }: OfflineKnowledge) {
  if (deal.isPrepaid && deal.price > pack.limits.boughtAbove) return 'bought-offline';
  return allowanceLeft(pack, entries, deal.id) > 0 ? null : 'allowance-used-up';
}

/**
 * Decides whether a pass is accepted without a network.
 * @param bill undefined while the pass is only shown
 * @param now time of the device
 */
export function decideOffline(
  read: ReadToken,
  known: OfflineKnowledge,
  now: number,
  bill?: Bill,
): OfflineAnswer {
  const { pack, contact } = known;
  if (known.isWithdrawn) return { rejection: 'withdrawn' };
  const clock = clockRejection(contact, pack.limits, now);
  if (clock) return { rejection: clock };
  if ('error' in read) return { rejection: read.error === 'unknown-key' ? 'unknown-key' : 'foreign' };
  const { content } = read;
  if (content.vendorId !== known.vendorId) return { rejection: 'other-vendor', content };
  const deal = pack.deals.find(({ id }) => id === content.dealId);
  if (!deal) return { rejection: 'not-on-phone', content };
  const listed = rejectedByList(content, known);
  if (listed) return { ...listed, content, deal };
  if (content.expiresAt * SECOND_MS <= correctedTime(contact, now))
    return { rejection: 'expired', content, deal };
  // What no manager can bend comes first.
  const rejection = rejectedByDeal(deal, known) ?? rejectedByTerms(deal, known, now, bill);
  return rejection ? { rejection, content, deal } : { content, deal };
}
