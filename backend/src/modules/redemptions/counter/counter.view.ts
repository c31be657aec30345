import { ApiProperty } from '@nestjs/swagger';
import { POINTS_WITHHELD, type PointsWithheld } from '../../loyalty/index.js';
import type { DealTaxes, DiscountType } from '../../deals/index.js';
import type { PassState } from '../passes/pass.policy.js';

export class CounterRefusalView {
  /** Stable, such as `visit.wrong-hour`. */
  code: string;
  message: string;
}

/** How the sum to charge comes about. */
export class CounterTaxesView {
  taxes: DealTaxes;
  /** The deal's price, in whole rupees. */
  price: number;
  /** Percent of the price; 0 where it is included. */
  serviceCharge: number;
  /** Percent of price and service charge. */
  vat: number;
}

/** What the counter sees of a pass. Of the customer only the first name and an initial. */
export class CounterPassView {
  id: string;
  code: string;
  state: PassState;
  dealId: number;
  dealTitle: string;
  dealTitleNe: string | null;
  /** In English; whoever shows it in another language has the two fields that follow. */
  badge: string;
  discountType: DiscountType;
  discountValue: string;
  customer: string;
  /** Whole rupees to charge, with VAT and service charge. */
  charge: number;
  /** What is on top of the deal's price within `charge`; null where the price includes both. */
  onTop: CounterTaxesView | null;
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
  /** What the use earned. */
  points: number;
  /** Why the use earned nothing: the business owes too much, or the customer earned often enough today. */
  @ApiProperty({ enum: POINTS_WITHHELD, nullable: true }) pointsWithheld: PointsWithheld | null;
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
