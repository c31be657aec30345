import { ApiProperty } from '@nestjs/swagger';
import type { VendorStatus } from '../../vendors/index.js';

export const VENDOR_CHECKS = [
  'papers',
  'pan-digits',
  'pan-unused',
  'registration-unused',
  'name',
  'suspended-phone',
  'suspended-account',
  'payout-holder',
] as const;

export type VendorCheckCode = (typeof VENDOR_CHECKS)[number];

/** Another business that a check found. */
export class CheckedBusinessView {
  id: number;
  businessName: string;
  nameNe: string | null;
  status: VendorStatus;
}

export class VendorCheckView {
  @ApiProperty({ enum: VENDOR_CHECKS }) code: VendorCheckCode;
  passed: boolean;
  /** Businesses with the same number, phone or account, or a similar name. At most three. */
  businesses: CheckedBusinessView[];
  /** Name of the holder of the payout account; null for other checks. */
  holder: string | null;
}

/** Results of the automatic checks of a business. */
export class VendorChecksView {
  allPassed: boolean;
  checks: VendorCheckView[];
}
