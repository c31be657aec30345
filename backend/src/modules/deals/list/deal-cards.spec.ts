import { PublicCache } from '../../../common/http-cache/public-cache.js';
import type { Transactions } from '../../../common/transactions/transactions.js';
import { DealCards } from './deal-cards.service.js';

describe('the cards of lists', () => {
  const read: number[][] = [];
  let price = 100;
  let validUntil: Date;
  let cache: PublicCache;
  let cards: DealCards;

  const transactions = {
    query: (_sql: string, [ids]: [number[]]) => {
      read.push(ids);
      return Promise.resolve(
        ids.filter((id) => id !== 404).map((id) => ({ id, json: JSON.stringify({ id, price }), validUntil })),
      );
    },
  } as unknown as Transactions;

  const shown = async (...ids: number[]): Promise<unknown> =>
    JSON.parse((await cards.read(ids)).json.toString()) as unknown;

  beforeEach(() => {
    read.length = 0;
    price = 100;
    validUntil = new Date(Date.now() + 3_600_000);
    cache = new PublicCache();
    cards = new DealCards(transactions, cache);
  });

  it('come in the order of the list, and only those that are not in memory are read', async () => {
    await shown(1, 2);
    expect(await shown(3, 2, 1)).toEqual([3, 2, 1].map((id) => ({ id, price: 100 })));
    expect(read).toEqual([[1, 2], [3]]);
  });

  it('are read again after a change of a deal, and not after other changes', async () => {
    await shown(1);
    price = 90;
    cache.invalidate(['reviews']);
    expect(await shown(1)).toEqual([{ id: 1, price: 100 }]);
    cache.invalidate(['deals']);
    expect(await shown(1)).toEqual([{ id: 1, price: 90 }]);
  });

  it('are kept when another deal changes', async () => {
    await shown(1, 2);
    price = 90;
    cache.invalidate(['deal:2', 'deals:late']);
    expect(await shown(1, 2)).toEqual([
      { id: 1, price: 100 },
      { id: 2, price: 90 },
    ]);
    expect(read).toEqual([[1, 2], [2]]);
  });

  it('are not kept if a deal changed while they were read', async () => {
    const reading = shown(1);
    cache.invalidate(['deals']);
    await reading;
    await shown(1);
    expect(read).toEqual([[1], [1]]);
  });

  it('are not kept while no invalidation can arrive', async () => {
    cache.suspend();
    await shown(1);
    await shown(1);
    expect(read).toEqual([[1], [1]]);
  });

  it('are read again when the state of one has changed', async () => {
    validUntil = new Date(Date.now() - 1);
    await shown(1);
    await shown(1);
    expect(read).toEqual([[1], [1]]);
  });

  it('are read for each list that selects the places', async () => {
    await shown(1);
    await cards.read([1], { near: '27.7,85.3' });
    expect(read).toEqual([[1], [1]]);
  });

  it('are valid no longer than the first of them, at most a minute', async () => {
    expect((await cards.read([1])).validUntil.getTime()).toBeLessThanOrEqual(Date.now() + 60_000);
    validUntil = new Date(Date.now() + 5_000);
    expect((await cards.read([1, 2])).validUntil).toEqual(validUntil);
  });

  it('leave out a deal that was deleted meanwhile', async () => {
    expect(await shown(1, 404)).toEqual([{ id: 1, price: 100 }]);
  });

  it('are bounded: the least recently used goes first', async () => {
    const ids = (first: number, count: number): number[] =>
      Array.from({ length: count }, (_, at) => first + at);
    await cards.read(ids(1_001, 5_000));
    await cards.read([1_001]);
    await cards.read([1]);
    read.length = 0;
    await cards.read([1_001, 1_002]);
    expect(read).toEqual([[1_002]]);
  });
});
