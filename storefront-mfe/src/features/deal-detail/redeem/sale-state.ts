export type SaleState = 'open' | 'expired' | 'soldOut' | 'notYet' | 'prepaid' | 'limitReached';

interface Saleable {
  status: string;
  saleMode: string;
}

/** What the API says to the signed-in customer about another code. */
interface OwnRejections {
  refusals: readonly { code: string }[];
}

/**
 * Whether a deal can be redeemed, and if not why.
 * @param own null for visitors
 */
export function saleStateOf({ status, saleMode }: Saleable, own: OwnRejections | null = null): SaleState {
  if (status === 'expired') return 'expired';
  if (status === 'sold-out') return 'soldOut';
  if (status !== 'live') return 'notYet';
  if (own?.refusals.some(({ code }) => code === 'deal.limit-reached')) return 'limitReached';
  return saleMode === 'prepaid' ? 'prepaid' : 'open';
}
