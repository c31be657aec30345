interface UsedPass {
  /** Amount charged in whole rupees, including taxes and charges; null before redemption. */
  amount: number | null;
  deal: { originalPrice: number; discountedPrice: number; originalSum: number };
}

/**
 * Returns the saving of a pass; 0 if the bill was higher. The amount charged is compared with the original price including
 * taxes and charges.
 */
export const savedBy = ({ amount, deal }: UsedPass): number =>
  amount === null ? deal.originalPrice - deal.discountedPrice : Math.max(0, deal.originalSum - amount);
