export class OutlierUserView {
  id: number;
  name: string;
}

export class OutlierVendorView {
  id: number;
  businessName: string;
  nameNe: string | null;
}

export class OutlierView {
  /** Null for a business. */
  user: OutlierUserView | null;
  /** Null for a customer. */
  vendor: OutlierVendorView | null;
  points: number;
  uses: number;
  /** Multiple of the median of its kind, with one decimal. */
  timesMedian: number;
}

export class OutlierGroupView {
  /** Median of the earned points; 0 if none were earned. */
  median: number;
  /** Number of those with points. */
  counted: number;
  /** Those with at least three times the median, the largest first; at most 20. */
  rows: OutlierView[];
}

/** Customers and businesses with unusually many points in a period, compared with the median. */
export class PointOutliersView {
  from: string;
  to: string;
  people: OutlierGroupView;
  /** Points given by the deals of a business. */
  businesses: OutlierGroupView;
  /** Points that a customer earned at one business. */
  pairs: OutlierGroupView;
}
