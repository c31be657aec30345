/** Acceptances of one person at one device that do not count, of the last 90 days. */
export class CounterDoublesView {
  vendorId: number;
  businessName: string;
  deviceId: number;
  deviceName: string;
  branchName: string | null;
  isWithdrawn: boolean;
  personId: number;
  /** Shown name of the member of the business. */
  person: string;
  doubles: number;
  /** Canceled before the acceptance. */
  cancelled: number;
  expired: number;
  /** Acceptances that count, for comparison. */
  confirmed: number;
  /** Uses beyond the limit of a deal. */
  beyond: number;
  /** Whole rupees of refunds that the marketplace bears, because the code was used before it was given back. */
  borne: number;
  lastAt: string;
}
