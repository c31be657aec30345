import { entriesOf, vendorAccount } from './ledger.policy.js';

describe('the entries of a movement (LE1)', () => {
  it('are one per account and sum to zero', () => {
    const entries = entriesOf([
      { from: vendorAccount(7), to: 'customer-funds', paisa: 50_000 },
      { from: vendorAccount(9), to: 'customer-funds', paisa: 1 },
      { from: vendorAccount(7), to: 'customer-funds', paisa: 20_000 },
    ]);
    expect(entries).toEqual([
      { account: 'vendor:7', paisa: -70_000 },
      { account: 'customer-funds', paisa: 70_001 },
      { account: 'vendor:9', paisa: -1 },
    ]);
    expect(entries.reduce((sum, { paisa }) => sum + paisa, 0)).toBe(0);
  });

  it('leave out what cancels out', () => {
    const back = { from: 'gateway:esewa', to: 'customer-funds', paisa: 5 } as const;
    expect(entriesOf([back, { from: back.to, to: back.from, paisa: 5 }])).toEqual([]);
  });

  it.each([0, -1, 0.5, NaN, 2 ** 53])('reject %d paisa', (paisa) => {
    expect(() => entriesOf([{ from: 'points', to: 'points-cost', paisa }])).toThrow('cannot move');
  });
});
