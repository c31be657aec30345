import { PublicKeyView } from '../../counter/counter.view.js';
import type { DealTaxes, DiscountType } from '../../../deals/index.js';
import type { StaffRole } from '../../../../common/access/session-user.js';
import type { DeviceState } from '../devices/counter-device.view.js';

export class PackDeviceView {
  id: number;
  name: string;
  branchId: number | null;
  state: DeviceState;
  /** Number of the last entry that arrived; 0 before the first. */
  lastNumber: number;
  /** SHA-256 of that entry in base64url; empty before the first. */
  lastHash: string;
}

/** A public key, and the times at which it signs. */
export class PackKeyView extends PublicKeyView {
  /** Null: since ever. */
  validFrom: string | null;
  /** Null: no end is known. */
  validUntil: string | null;
}

/** Terms of a deal. A pass may have kept others. */
export class PackTermsView {
  /** 0 = Sunday; null means every day. */
  weekdays: number[] | null;
  /** `HH:MM` in Nepal; the hours run over midnight if `hoursUntil` is before `hoursFrom`. */
  hoursFrom: string | null;
  hoursUntil: string | null;
  blackoutDates: string[] | null;
  /** Null means all branches. */
  branchIds: number[] | null;
  /** Whole rupees. */
  minimumBill: number | null;
  /** Minimum number of guests. */
  partySize: number | null;
}

export class PackDealView {
  id: number;
  title: string;
  titleNe: string | null;
  /** The offer in English; clients in another language use the next two fields. */
  badge: string;
  discountType: DiscountType;
  discountValue: string;
  /** Customers pay in advance: nothing is charged. */
  isPrepaid: boolean;
  /** Whole rupees to charge, with VAT and service charge; 0 if the deal is prepaid. */
  charge: number;
  /** Whole rupees, before taxes and service charge that are added. */
  price: number;
  originalPrice: number;
  taxes: DealTaxes;
  terms: PackTermsView;
}

export class PackBranchView {
  id: number;
  name: string;
  /** Null: branches have one name. */
  nameNe: string | null;
}

/** Parameters to verify a PIN on the device: PBKDF2 with SHA-256 derives a key of 32 bytes from it. */
export class PackPinView {
  /** In base64url. */
  salt: string;
  /** SHA-256 of the derived key in base64url. The key itself proves an override to the server. */
  verifier: string;
  rounds: number;
}

/** A member of the business. Customers are never named. */
export class PackPersonView {
  id: number;
  firstName: string;
  /** First letter of the last name. */
  initial: string;
  role: StaffRole;
  /** True for owners and managers. */
  isManager: boolean;
  pin: PackPinView | null;
}

export class PackAllowanceView {
  dealId: number;
  /** Acceptances that the device may keep unsent, counted from none. */
  left: number;
}

export class PackLimitsView {
  /** Hours after the last contact in which a device accepts codes. */
  maxAgeHours: number;
  /** Tolerance of the clock of a device. */
  clockToleranceSeconds: number;
  /** Codes that were bought for more rupees need the network. */
  boughtAbove: number;
  /** Minutes without a touch or key after which the device asks again who is there. */
  idleMinutes: number;
}

/** What a counter keeps to accept codes without a network. */
export class CounterPackView {
  serverTime: string;
  device: PackDeviceView;
  keys: PackKeyView[];
  deals: PackDealView[];
  branch: PackBranchView;
  people: PackPersonView[];
  allowances: PackAllowanceView[];
  limits: PackLimitsView;
  /** Passes of the business that were used in the last 72 hours. */
  used: string[];
  /** Passes of the business that were canceled or voided in the last 72 hours. */
  cancelled: string[];
}
