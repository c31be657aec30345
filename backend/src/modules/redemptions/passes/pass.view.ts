import { ApiProperty } from '@nestjs/swagger';
import type { DealTaxes, DiscountType } from '../../deals/index.js';
import { POINTS_WITHHELD, type PointsWithheld } from '../../loyalty/index.js';
import { type PassState, stateAt } from './pass.policy.js';
import type { CodedPass, PassCodes } from './pass-codes.service.js';

export class PassVendorView {
  id: number;
  slug: string;
  businessName: string;
  nameNe: string | null;
  logo: string | null;
  phone: string | null;
}

/** A branch where a pass can be used. */
export class PassBranchView {
  id: number;
  name: string;
  address: string;
  city: string;
  latitude: number | null;
  longitude: number | null;
}

export class PassCategoryView {
  id: number;
  slug: string;
  name: string;
  nameNe: string;
  parentSlug: string | null;
}

export class PassLocationView {
  id: number;
  slug: string;
  name: string;
  nameNe: string;
}

/** The deal of a pass: prices and points as they were when it was issued or sold. */
export class PassDealView {
  id: number;
  title: string;
  titleNe: string | null;
  image: string | null;
  coverKey: string | null;
  discountType: DiscountType;
  discountValue: string;
  originalPrice: number;
  discountedPrice: number;
  /** Taxes and service charge that the price excludes. */
  taxes: DealTaxes;
  /** Amount to pay, taxes and service charge included. */
  sumToPay: number;
  /** The original price, taxes and service charge included. */
  originalSum: number;
  pointsEarned: number;
  placesLeft: number | null;
  vendor: PassVendorView;
  branches: PassBranchView[];
  category: PassCategoryView;
  location: PassLocationView | null;
}

export const HONOUR_ANSWERS = ['yes', 'partly', 'no'] as const;
export type HonourAnswer = (typeof HONOUR_ANSWERS)[number];

/** Whether the business gave the deal (rule HN1). */
export class PassHonourView {
  /** Null before the customer answered. */
  @ApiProperty({ enum: HONOUR_ANSWERS, nullable: true }) answer: HonourAnswer | null;
  /** The answer can be given or changed until then; null for a code that was not used. */
  askUntil: string | null;
  /** The case about this use; null without one. */
  caseId: string | null;
}

export interface PassRow extends CodedPass {
  rowId: string;
  state: PassState;
  redeemedAt: Date | null;
  amount: number | null;
  points: number;
  pointsWithheld: PointsWithheld | null;
  pointsSpendableAt: string | null;
  branchName: string | null;
  isReviewed: boolean;
  isBought: boolean;
  honour: PassHonourView | null;
  deal: PassDealView;
}

/** A customer's own pass. */
export class PassView {
  id: string;
  dealId: number;
  deal: PassDealView;
  /** The whole text of the signed QR, which a counter verifies without a network. */
  qrCode: string;
  /** The whole text of the short QR: the business and the eight characters. */
  shortQrCode: string;
  /** Eight characters to read out. */
  code: string;
  state: PassState;
  isRedeemed: boolean;
  issuedAt: string;
  expiresAt: string;
  redeemedAt: string | null;
  /** Branch where it was used. */
  branchName: string | null;
  /** Whole rupees that were charged. */
  amount: number | null;
  /** Points it earned. */
  points: number;
  /**
   * Reason why the use earned no points: the business owed too much, or the customer had earned the maximum
   * that day.
   */
  @ApiProperty({ enum: POINTS_WITHHELD, nullable: true }) pointsWithheld: PointsWithheld | null;
  /** Time from which its points can be spent; null without points and for a voided acceptance. */
  pointsSpendableAt: string | null;
  /** True if the customer has reviewed the deal. */
  isReviewed: boolean;
  /** True if the customer paid in advance: it is refunded through its order. */
  isBought: boolean;
  /** Null for a code that was not used, or that was used before the question existed. */
  honour: PassHonourView | null;

  static of(row: PassRow, codes: PassCodes, now: Date): PassView {
    const state = stateAt(row, now);
    return {
      id: row.publicId,
      dealId: row.dealId,
      deal: row.deal,
      ...codes.textsOf(row),
      state,
      isRedeemed: state === 'redeemed',
      issuedAt: row.issuedAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      redeemedAt: row.redeemedAt?.toISOString() ?? null,
      branchName: row.branchName,
      amount: row.amount,
      points: row.points,
      pointsWithheld: row.pointsWithheld,
      pointsSpendableAt: row.pointsSpendableAt,
      isReviewed: row.isReviewed,
      isBought: row.isBought,
      honour: row.honour,
    };
  }
}
