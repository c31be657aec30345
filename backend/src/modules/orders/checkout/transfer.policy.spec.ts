import { mostHeld } from './reservations.policy.js';
import { assertTransferOffered, type TransferredDeal, transferPausedUntil } from './transfer.policy.js';

const now = new Date('2026-11-20T06:00:00Z');
const bounds = { leastPlaces: 20, largestShare: 10, unpaidOrders: 3, unpaidDays: 7, pauseDays: 7 };
const daysAgo = (days: number): Date => new Date(now.getTime() - days * 86_400_000);

describe('how many places an order may hold', () => {
  it.each([
    [Infinity, 10],
    [100, 10],
    [24, 6],
    [7, 2],
    [1, 2],
  ])('of %d that are left: %d', (left, most) => {
    expect(mostHeld(left, { mostPlaces: 10, largestShare: 25, alwaysAllowed: 2 })).toBe(most);
  });
});

describe('bank transfer', () => {
  const deal: TransferredDeal = { totalLimit: 50, left: 20, quantity: 2, heldByTransfers: 3 };
  const denial = (deals: Partial<TransferredDeal>[], unpaidAt: Date[] = []): string | undefined => {
    try {
      assertTransferOffered({ deals: deals.map((one) => ({ ...deal, ...one })), unpaidAt }, bounds, now);
      return undefined;
    } catch (error) {
      return (error as { code: string }).code;
    }
  };

  it('is offered up to the bounds, and always without a cap', () => {
    expect(denial([{}])).toBeUndefined();
    expect(denial([])).toBeUndefined();
  });

  it.each<[Partial<TransferredDeal>, string]>([
    [{ left: 19 }, 'transfer.few-places'],
    [{ quantity: 3 }, 'transfer.share-held'],
    [{ heldByTransfers: 4 }, 'transfer.share-held'],
  ])('is not offered with %j', (change, code) => {
    expect(denial([{}, change])).toBe(code);
  });

  it('pauses for seven days after the third unpaid order within seven days', () => {
    const until = (...days: number[]): string | undefined =>
      transferPausedUntil(days.map(daysAgo), bounds, now)?.toISOString();
    expect(until(3, 2)).toBeUndefined();
    expect(until(10, 2, 1)).toBeUndefined();
    expect(until(8, 2, 1)).toBe(daysAgo(-6).toISOString());
    expect(until(13, 12, 6.5)).toBe(daysAgo(-0.5).toISOString());
    expect(until(13, 12, 8)).toBeUndefined();
    expect(denial([], [4, 3, 2].map(daysAgo))).toBe('transfer.paused');
  });
});
