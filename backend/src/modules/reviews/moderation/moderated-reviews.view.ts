export class AdminReviewAuthorView {
  id: number;
  name: string;
}

export class AdminReviewDealView {
  id: number;
  title: string;
  titleNe: string | null;
}

export class AdminReviewVendorView {
  id: number;
  businessName: string;
  nameNe: string | null;
}

export class WaitingReportView {
  reason: 'false' | 'offensive' | 'spam' | 'private' | 'other';
  comment: string | null;
  createdAt: string;
}

/** A review as admins see it. */
export class AdminReviewView {
  id: number;
  rating: number;
  comment: string | null;
  reply: string | null;
  createdAt: string;
  hiddenAt: string | null;
  hiddenReason: string | null;
  author: AdminReviewAuthorView;
  deal: AdminReviewDealView;
  vendor: AdminReviewVendorView;
  /** Pending reports. */
  reports: WaitingReportView[];
}
