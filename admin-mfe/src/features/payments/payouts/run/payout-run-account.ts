import type { PayoutRunLineView } from 'shared-ui/api/admin-payout-runs';

interface Account {
  kind: PayoutRunLineView['kind'] | null;
  bank: string | null;
  branch: string | null;
  lastFour: string | null;
}

/** Label of a payout account: the bank and its branch, or the wallet, and the last digits of the number. */
export const accountOf = (
  { kind, bank, branch, lastFour }: Account,
  t: (key: 'kind_esewa' | 'kind_khalti') => string,
): string =>
  `${kind === 'bank' ? `${bank ?? ''}, ${branch ?? ''}` : t(kind === 'esewa' ? 'kind_esewa' : 'kind_khalti')} ··${lastFour ?? ''}`;
