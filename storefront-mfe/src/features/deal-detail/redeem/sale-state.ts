export type SaleState = 'open' | 'expired' | 'soldOut' | 'notYet' | 'prepaid' | 'limitReached';

interface Saleable {
  status: string;
  saleMode: string;
}

/** Errors that the API reports for another code of the customer. */
interface OwnRejections {
  refusals: readonly { code: string }[];
}

/**
 * Sale state of a deal: redeemable, or the reason why not.
 * @param own null for visitors
 */
export function saleStateOf({ status, saleMode }: Saleable, own: OwnRejections | null = null): SaleState {
  if (status === 'expired') return 'expired';
  if (status === 'sold-out') return 'soldOut';
  if (status !== 'live') return 'notYet';
  if (own?.refusals.some(({ code }) => code === 'deal.limit-reached')) return 'limitReached';
  return saleMode === 'prepaid' ? 'prepaid' : 'open';
}
