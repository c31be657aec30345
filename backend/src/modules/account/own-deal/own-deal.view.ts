import { PassView } from '../../redemptions/index.js';

/** Reason against another code, as in the errors of `POST /api/redemptions`. */
export class RejectionReasonView {
  /** @example 'deal.limit-reached' */
  code: string;
  message: string;
}

/** A deal's state for the signed-in customer. */
export class OwnDealView {
  /**
   * The open code; of several, the one that expires first. A request for a code returns it again, unless it
   * was bought.
   */
  openPass: PassView | null;
  /** Number of the customer's uses of the deal. */
  used: number;
  /** Remaining uses within the limit, including an open code; null without a limit. */
  usesLeft: number | null;
  mayReview: boolean;
  /** Reasons against another code; the first is the error that `POST /api/redemptions` returns. */
  refusals: RejectionReasonView[];
}
