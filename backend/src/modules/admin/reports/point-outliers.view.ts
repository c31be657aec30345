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
  /** Null for a person. */
  vendor: OutlierVendorView | null;
  points: number;
  uses: number;
  /** How many times the median of its kind, with one decimal. */
  timesMedian: number;
}

export class OutlierGroupView {
  /** Points that the one in the middle earned; 0 when nobody earned any. */
  median: number;
  /** How many earned. */
  counted: number;
  /** From three times the median on, the most first; at most 20. */
  rows: OutlierView[];
}

/** Who earned many points in a period, against the median. */
export class PointOutliersView {
  from: string;
  to: string;
  people: OutlierGroupView;
  /** What their deals gave. */
  businesses: OutlierGroupView;
  /** What a person earned at one business. */
  pairs: OutlierGroupView;
}
