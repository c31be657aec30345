import type { PassState } from '../pass.policy.js';

export class CounterRefusalView {
  /** Stable, such as `visit.wrong-hour`. */
  code: string;
  message: string;
}

/** What the counter sees of a pass. Of the customer only the first name and an initial. */
export class CounterPassView {
  id: string;
  code: string;
  state: PassState;
  dealId: number;
  dealTitle: string;
  dealTitleNe: string | null;
  badge: string;
  customer: string;
  /** Whole rupees to charge. */
  charge: number;
  /** Whether it was paid for in advance: there is nothing to charge. */
  isBought: boolean;
  /** Whole rupees the customer saves. */
  saves: number;
  /** Whole rupees; `visit.bill-too-small` below it. */
  minimumBill: number | null;
  /** Guests at least; `visit.party-too-small` below it. */
  partySize: number | null;
  /** 0 = Sunday; null means every day. */
  weekdays: number[] | null;
  /** `HH:MM` in Nepal; they run over midnight when the last is before the first. */
  hoursFrom: string | null;
  hoursUntil: string | null;
  /** Days in Nepal on which it cannot be used. */
  blackoutDates: string[] | null;
  /** Names of the branches where it can be used; null means all. */
  branches: string[] | null;
  points: number;
  issuedAt: string;
  expiresAt: string;
  usedAt: string | null;
  usedAtBranch: string | null;
  usedBy: string | null;
  amount: number | null;
  /** Until when the acceptance can be taken back. */
  voidableUntil: string | null;
  /** Why it cannot be accepted here and now; null when it can. */
  refusal: CounterRefusalView | null;
}

export class PublicKeyView {
  id: string;
  algorithm: 'Ed25519';
  /** 32 bytes in base64url. */
  publicKey: string;
}

export class PublicKeysView {
  keys: PublicKeyView[];
}
