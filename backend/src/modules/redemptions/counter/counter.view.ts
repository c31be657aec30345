import { ApiProperty } from '@nestjs/swagger';
import { POINTS_WITHHELD, type PointsWithheld } from '../../loyalty/index.js';
import type { DealTaxes, DiscountType } from '../../deals/index.js';
import type { PassState } from '../passes/pass.policy.js';

export class CounterRefusalView {
  /** Stable, such as `visit.wrong-hour`. */
  code: string;
  message: string;
}

/** Parts of the amount to charge. */
export class CounterTaxesView {
  taxes: DealTaxes;
  /** The deal's price, in whole rupees. */
  price: number;
  /** Percent of the price; 0 if the price includes it. */
  serviceCharge: number;
  /** Percent of price and service charge. */
  vat: number;
}

/** A pass as the counter shows it. The customer is identified only by first name and initial. */
export class CounterPassView {
  id: string;
  code: string;
  state: PassState;
  dealId: number;
  dealTitle: string;
  dealTitleNe: string | null;
  /** In English; clients in another language use the next two fields. */
  badge: string;
  discountType: DiscountType;
  discountValue: string;
  customer: string;
  /** Whole rupees to charge, with VAT and service charge. */
  charge: number;
  /** Taxes and service charge added to the deal's price within `charge`; null if the price includes both. */
  onTop: CounterTaxesView | null;
  /** True if the customer paid in advance: nothing is charged. */
  isBought: boolean;
  /** Whole rupees the customer saves. */
  saves: number;
  /** Whole rupees; `visit.bill-too-small` below it. */
  minimumBill: number | null;
  /** Minimum number of guests; fewer are rejected with `visit.party-too-small`. */
  partySize: number | null;
  /** 0 = Sunday; null means every day. */
  weekdays: number[] | null;
  /** `HH:MM` in Nepal; the hours run over midnight if `hoursUntil` is before `hoursFrom`. */
  hoursFrom: string | null;
  hoursUntil: string | null;
  /** Days in Nepal on which it cannot be used. */
  blackoutDates: string[] | null;
  /** Names of the branches where it can be used; null means all. */
  branches: string[] | null;
  /** Points earned by the use. */
  points: number;
  /** Reason why the use earned no points: the business owes too much, or the customer earned the maximum today. */
  @ApiProperty({ enum: POINTS_WITHHELD, nullable: true }) pointsWithheld: PointsWithheld | null;
  issuedAt: string;
  expiresAt: string;
  usedAt: string | null;
  usedAtBranch: string | null;
  /** First name of the person, or the name of the API key. */
  usedBy: string | null;
  amount: number | null;
  /** Number of the bill in the program that accepted it. */
  reference: string | null;
  /** End of the time in which the acceptance can be voided. */
  voidableUntil: string | null;
  /** Reason why the pass cannot be accepted here and now; null if it can. */
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
