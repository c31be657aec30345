interface UsedPass {
  /** Whole rupees that were charged, with taxes and charges; none before it is used. */
  amount: number | null;
  deal: { originalPrice: number; discountedPrice: number; originalSum: number };
}

/** What a pass saves, or saved: nothing where the bill came to more. What was charged is compared with taxes and charges. */
export const savedBy = ({ amount, deal }: UsedPass): number =>
  amount === null ? deal.originalPrice - deal.discountedPrice : Math.max(0, deal.originalSum - amount);
