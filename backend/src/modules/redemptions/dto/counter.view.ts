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
  /** Whole rupees the customer saves. */
  saves: number;
  minimumBill: number | null;
  partySize: number | null;
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
