interface UsedPass {
  /** Whole rupees that were charged; the deal's price unless said. */
  amount: number | null;
  deal: { originalPrice: number; discountedPrice: number };
}

/** What a used pass saved; nothing where the bill came to more. */
export const savedBy = ({ amount, deal }: UsedPass): number =>
  Math.max(0, deal.originalPrice - (amount ?? deal.discountedPrice));
