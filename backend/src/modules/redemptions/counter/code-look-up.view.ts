import type { PassState } from '../passes/pass.policy.js';

/** Pass of a looked-up code. */
export class FoundCodeView {
  id: string;
  /** A pass after its expiry time counts as expired. */
  state: PassState;
  dealId: number;
  dealTitle: string;
  dealTitleNe: string | null;
  vendorId: number;
  businessName: string;
  businessNameNe: string | null;
  userId: number;
  customer: string;
  expiresAt: string;
  redeemedAt: string | null;
}
