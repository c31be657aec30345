export class MembershipView {
  slug: string;
  name: string;
  nameNe: string;
  /** Whole rupees a year; 0 is free. */
  priceYearly: number;
  pointsMultiplier: number;
}
