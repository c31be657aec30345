import type { ClockLimits } from './clock';
import type { VerificationKey } from './pass-token';
import type { PinVerifier } from './pin';

/** Terms of a deal. Null means no restriction. */
export interface PackTerms {
  readonly weekdays: readonly number[] | null;
  /** `HH:MM` in Nepal; the hours run over midnight if `hoursUntil` is before `hoursFrom`. */
  readonly hoursFrom: string | null;
  readonly hoursUntil: string | null;
  readonly blackoutDates: readonly string[] | null;
  readonly branchIds: readonly number[] | null;
  /** Whole rupees. */
  readonly minimumBill: number | null;
  readonly partySize: number | null;
}

/** Live deal of the business. */
export interface PackDeal {
  readonly id: number;
  readonly title: string;
  readonly titleNe: string | null;
  /** The offer in English. */
  readonly badge: string;
  readonly discountType: 'percentage' | 'fixed' | 'buyXgetY';
  readonly discountValue: string;
  /** Customers pay in advance: nothing is charged. */
  readonly isPrepaid: boolean;
  /** Sum to charge, in whole rupees; 0 if the deal is prepaid. */
  readonly charge: number;
  readonly price: number;
  readonly originalPrice: number;
  readonly terms: PackTerms;
}

export interface PackPerson {
  readonly id: number;
  readonly firstName: string;
  readonly initial: string;
  readonly role: 'owner' | 'manager' | 'counter';
  readonly isManager: boolean;
  /** Null until the person sets a PIN. */
  readonly pin: PinVerifier | null;
}

/** What a counter keeps for the time without a network. It names no customer. */
export interface CounterPack {
  readonly device: { readonly lastNumber: number; readonly lastHash: string };
  readonly keys: readonly VerificationKey[];
  readonly deals: readonly PackDeal[];
  readonly branch: { readonly id: number; readonly name: string; readonly nameNe: string | null };
  readonly people: readonly PackPerson[];
  /** Acceptances that the device may keep after `device.lastNumber`, per deal. */
  readonly allowances: readonly { readonly dealId: number; readonly left: number }[];
  readonly limits: ClockLimits & {
    /** Codes that were bought for more rupees need the network. */
    readonly boughtAbove: number;
    /** Idle minutes after which the device asks who is there; packs from before the setting have none. */
    readonly idleMinutes?: number;
  };
  /** Ids of passes that were used or cancelled recently. */
  readonly used: readonly string[];
  readonly cancelled: readonly string[];
}
