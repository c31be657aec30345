import { PassView } from '../../redemptions/index.js';

/** Why no further code is given, as `POST /api/redemptions` says it. */
export class RejectionReasonView {
  /** @example 'deal.limit-reached' */
  code: string;
  message: string;
}

/** A deal as it concerns the signed-in customer. */
export class OwnDealView {
  /** The open code, of several the one that ends first. Asking for a code gives it again, unless it was bought. */
  openPass: PassView | null;
  /** How often the customer has used the deal. */
  used: number;
  /** How many uses the limit leaves, an open code among them; null without a limit. */
  usesLeft: number | null;
  mayReview: boolean;
  /** What stands against another code, the reason that `POST /api/redemptions` names first. */
  refusals: RejectionReasonView[];
}
