import { AdminVendorView } from './vendor-lists.view.js';

export class AdminBranchView {
  id: number;
  name: string;
  address: string;
  city: string;
  latitude: number | null;
  longitude: number | null;
}

export class AdminStaffView {
  userId: number;
  name: string;
  email: string;
  role: 'owner' | 'manager' | 'counter';
  /** Branch of a staff member assigned to a single one. */
  branch: string | null;
}

/** Report of a review of one of the business's deals. */
export class VendorComplaintView {
  id: number;
  reason: 'false' | 'offensive' | 'spam' | 'private' | 'other';
  comment: string | null;
  at: string;
  dealId: number;
  dealTitle: string;
  rating: number;
  review: string | null;
  isHidden: boolean;
}

/** Numbers that a reader found on the newest paper of each kind; null if it found none. */
export class ReadNumbersView {
  vatNumber: string | null;
  registrationNumber: string | null;
}

export class AdminVendorDetailView extends AdminVendorView {
  ownerId: number;
  /** Only a business whose owner has verified an e-mail can be verified. */
  isOwnerVerified: boolean;
  businessType: string | null;
  contactPosition: string | null;
  contactPhone: string | null;
  contactEmail: string | null;
  plan: 'free' | 'silver' | 'gold';
  subscriptionStatus: string;
  createdAt: string;
  /** Passes that can still be used; they stay valid after any decision. */
  openPasses: number;
  passesUsed: number;
  branches: AdminBranchView[];
  staff: AdminStaffView[];
  /** Null if no number was read. By default no reader is bound (rule G10). */
  readNumbers: ReadNumbersView | null;
  /** Newest first, at most 100. */
  complaints: VendorComplaintView[];
}

export class AdminVendorDealView {
  id: number;
  title: string;
  moderationStatus: 'pending' | 'approved' | 'rejected';
  isActive: boolean;
  startDate: string;
  endDate: string;
  originalPrice: number;
  discountedPrice: number;
  averageRating: number;
  ratingCount: number;
  passesUsed: number;
}
