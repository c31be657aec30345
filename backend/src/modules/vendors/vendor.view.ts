import type { Branch } from './branches/branch.entity.js';
import type { Vendor, VendorStatus } from './vendor.entity.js';

/** A business as its owner and admins see it. */
export class VendorView {
  id: number;
  userId: number;
  slug: string;
  businessName: string;
  nameNe: string | null;
  businessType: string | null;
  category: string;
  description: string;
  descriptionNe: string | null;
  logo: string | null;
  website: string | null;
  vatNumber: string | null;
  registrationNumber: string | null;
  address: string | null;
  city: string | null;
  phone: string | null;
  email: string | null;
  contactName: string | null;
  contactPosition: string | null;
  contactPhone: string | null;
  contactEmail: string | null;
  status: VendorStatus;
  /** Why it was rejected or suspended. */
  statusReason: string | null;
  isVerified: boolean;
  /** Another name or category that waits for an admin; the public ones stay until then. */
  proposedName: string | null;
  proposedNameNe: string | null;
  proposedCategory: string | null;
  proposedAt: Date | null;
  /** Why the last proposal was rejected. */
  proposalRefusal: string | null;
  plan: 'free' | 'silver' | 'gold';
  subscriptionStatus: string;
  /** The plan that is paid for; null on the free plan. */
  subscriptionPlanId: number | null;
  /** Until when it is paid for; null on the free plan. */
  currentPeriodEnd: Date | null;
  /** Whether the free plan follows then. */
  cancelAtPeriodEnd: boolean;
  version: number;
  submittedAt: Date;
  createdAt: Date;

  static of(vendor: Vendor): VendorView {
    const { updatedAt: _updated, askedAt: _at, askedReasons: _reasons, askedNote: _note, ...shown } = vendor;
    return { ...shown, isVerified: vendor.status === 'verified' };
  }
}

export class VendorSignedUpView {
  success: boolean;
  /** Of the business. */
  id: number;
}

/** When a branch is open on a day; what closes before it opens runs over midnight. */
export class OpeningSpanView {
  /** 0 is Sunday. */
  weekday: number;
  /** @example '11:00' */
  opens: string;
  /** @example '22:30' */
  closes: string;
}

export class BranchView {
  id: number;
  name: string;
  address: string;
  city: string;
  /** The area of the city; null where none was chosen. */
  areaId: number | null;
  latitude: number | null;
  longitude: number | null;
  /** A day without a span is closed. Null where nothing was said. */
  hours: OpeningSpanView[] | null;

  static of({ id, name, address, city, areaId, latitude, longitude, hours }: Branch): BranchView {
    return { id, name, address, city, areaId, latitude, longitude, hours };
  }
}
