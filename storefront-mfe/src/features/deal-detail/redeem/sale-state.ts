export type SaleState = 'open' | 'expired' | 'soldOut' | 'notYet' | 'prepaid';

interface Saleable {
  status: string;
  saleMode: string;
}

/** Whether a deal can be redeemed, and if not why. */
export function saleStateOf({ status, saleMode }: Saleable): SaleState {
  if (status === 'expired') return 'expired';
  if (status === 'sold-out') return 'soldOut';
  if (status !== 'live') return 'notYet';
  return saleMode === 'prepaid' ? 'prepaid' : 'open';
}
