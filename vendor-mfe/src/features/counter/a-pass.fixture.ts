import type { CounterPassView } from 'shared-ui/api/counter';

/** An open pass as the counter sees it, for tests. */
export const aPass = (change: Partial<CounterPassView> = {}): CounterPassView => ({
  id: 'f2b5',
  code: '7K4M29QX',
  state: 'issued',
  dealId: 7,
  dealTitle: 'Two plates of momo',
  dealTitleNe: null,
  badge: 'Buy 1 Get 1 Free',
  customer: 'Aarati S.',
  charge: 280,
  saves: 280,
  minimumBill: null,
  partySize: null,
  points: 0,
  issuedAt: '2026-11-20T05:00:00.000Z',
  expiresAt: '2026-11-21T05:00:00.000Z',
  usedAt: null,
  usedAtBranch: null,
  usedBy: null,
  amount: null,
  voidableUntil: null,
  refusal: null,
  ...change,
});
