import type { Branch } from './branches/branch.entity.js';
import type { Vendor, VendorStatus } from './vendor.entity.js';

/** Change that an admin requested before the decision. */
export class AskedChangeView {
  at: Date;
  reasonCodes: string[];
  note: string;
}

/** Business as shown to its owner and admins. */
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
  /** Reason of the rejection or suspension. */
  statusReason: string | null;
  isVerified: boolean;
  /** Requested change; null after the next submission. */
  asked: AskedChangeView | null;
  /** Name or category that needs an admin's approval; the public values stay until then. */
  proposedName: string | null;
  proposedNameNe: string | null;
  proposedCategory: string | null;
  proposedAt: Date | null;
  /** Reason why the last proposal was rejected. */
  proposalRefusal: string | null;
  plan: 'free' | 'silver' | 'gold';
  subscriptionStatus: string;
  /** Paid plan; null on the free plan. */
  subscriptionPlanId: number | null;
  /** End of the paid period; null on the free plan. */
  currentPeriodEnd: Date | null;
  /** True if the free plan follows at the end of the period. */
  cancelAtPeriodEnd: boolean;
  version: number;
  submittedAt: Date;
  createdAt: Date;

  static of(vendor: Vendor): VendorView {
    const { updatedAt: _updated, verifiedAt: _at, verifiedPapers: _papers, ...known } = vendor;
    const { askedAt, askedReasons, askedNote, testCustomerId: _test, ...shown } = known;
    const asked = askedAt && { at: askedAt, reasonCodes: askedReasons, note: askedNote ?? '' };
    return { ...shown, isVerified: vendor.status === 'verified', asked };
  }
}

export class VendorSignedUpView {
  success: boolean;
  /** Id of the business. */
  id: number;
}

/** Opening hours of a branch on a day. A closing time before the opening time is on the next day. */
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
  /** Area of the city; null if none was chosen. */
  areaId: number | null;
  latitude: number | null;
  longitude: number | null;
  /** A day without a span is closed. Null if the hours are unknown. */
  hours: OpeningSpanView[] | null;

  static of({ id, name, address, city, areaId, latitude, longitude, hours }: Branch): BranchView {
    return { id, name, address, city, areaId, latitude, longitude, hours };
  }
}
