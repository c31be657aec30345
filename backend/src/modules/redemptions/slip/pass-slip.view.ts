import type { DiscountType } from '../../deals/index.js';
import type { PassState } from '../passes/pass.policy.js';

/** What is printed of a pass, with the terms that the pass keeps. */
export class PassSlipView {
  id: string;
  /** A slip has a code only while this is `issued`. */
  state: PassState;
  /** Eight characters to read out. */
  code: string;
  /** The whole text of the signed QR, which a counter verifies without a network too. */
  qrCode: string;
  dealTitle: string;
  dealTitleNe: string | null;
  discountType: DiscountType;
  discountValue: string;
  businessName: string;
  businessNameNe: string | null;
  /** Whole rupees to pay at the counter, with VAT and service charge; 0 if it was paid in advance. */
  charge: number;
  isBought: boolean;
  /** Whole rupees. */
  saves: number;
  minimumBill: number | null;
  /** Minimum number of guests. */
  partySize: number | null;
  /** 0 = Sunday; null means every day. */
  weekdays: number[] | null;
  /** `HH:MM` in Nepal. */
  hoursFrom: string | null;
  hoursUntil: string | null;
  /** Days in Nepal on which it cannot be used. */
  blackoutDates: string[] | null;
  /** Names of the branches where it can be used; null means all. */
  branches: string[] | null;
  expiresAt: string;
}
