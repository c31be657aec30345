import { setImmediate as nextTurn } from 'node:timers/promises';
import { jest } from '@jest/globals';
import type { TicketBound, Turn } from './ticket-list.js';
import { type LineOptions, WaitingLine } from './waiting-line.js';

const WAIT_MS = 1_000;

/** A line with two working and three waiting requests, whose clock the test moves. */
function aLine(left: number | null = null, bound: TicketBound = { used: 0, max: 100 }) {
  const places = { left, reads: 0, answer: Promise.resolve() };
  const whenIdle = jest.fn();
  const options: LineOptions = {
    limits: { working: 2, waiting: 3, waitMs: WAIT_MS },
    tickets: bound,
    pace: { meanMs: 100 },
    placesLeft: async () => {
      places.reads++;
      await places.answer;
      return places.left;
    },
    whenIdle,
    now: () => Date.now(),
    random: () => 0.5,
  };
  const line = new WaitingLine(options);
  const order: string[] = [];
  const ends = new Map<string, () => void>();
  const enter = (person: string, signal?: AbortSignal): Promise<Turn> =>
    line.enter(person, 1, signal).then((turn) => {
      order.push(turn.isAdmitted ? person : `${person} away`);
      if (turn.isAdmitted) ends.set(person, turn.leave);
      return turn;
    });
  /** Ends the work of a person. */
  const end = async (person: string): Promise<void> => {
    ends.get(person)?.();
    await settled();
  };
  return { line, places, order, enter, end, whenIdle, bound };
}

/** Lets promises that are settled continue; `jest` does not replace this timer. */
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn++) await nextTurn();
};
const pass = async (ms: number): Promise<void> => {
  await jest.advanceTimersByTimeAsync(ms);
  await settled();
};

describe('the line of a gate', () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['setImmediate', 'performance'] }));
  afterEach(() => void jest.useRealTimers());

  it('lets two requests work and the others follow in the order of arrival', async () => {
    const { line, enter, end, order } = aLine();
    for (const person of ['a', 'b', 'c', 'd']) void enter(person);
    await settled();
    expect(order).toEqual(['a', 'b']);
    expect(line.size).toEqual({ working: 2, waiting: 2, tickets: 2 });
    await end('b');
    await end('a');
    expect(order).toEqual(['a', 'b', 'c', 'd']);
    await end('c');
    await end('d');
    expect(line.isIdle).toBe(true);
  });

  it('sends the last one away if too many wait, and names how many are before it', async () => {
    const { enter } = aLine();
    for (const person of ['a', 'b', 'c', 'd', 'e']) void enter(person);
    expect(await enter('f')).toEqual({ isAdmitted: false, waiting: 5, retryAfterSeconds: 1 });
  });

  it('sends a request away whose wait is over, with a longer wait the more are before it', async () => {
    const { enter, line } = aLine(null, { used: 0, max: 1_000 });
    for (const person of ['a', 'b', 'c']) void enter(person);
    const away = enter('d');
    for (let n = 0; n < 60; n++) void enter(`later ${n}`);
    await pass(WAIT_MS);
    expect(await away).toEqual({ isAdmitted: false, waiting: 3, retryAfterSeconds: 1 });
    expect(await enter('much later', AbortSignal.abort())).toMatchObject({ isAdmitted: false });
    const last = enter('last');
    await pass(WAIT_MS);
    expect(await last).toEqual({ isAdmitted: false, waiting: 64, retryAfterSeconds: 4 });
    expect(line.size.waiting).toBe(0);
  });

  it('serves a customer who returns before those who came later', async () => {
    const { enter, end, order } = aLine();
    void enter('a');
    void enter('b');
    const early = enter('early');
    await pass(WAIT_MS);
    expect(await early).toMatchObject({ isAdmitted: false });
    void enter('late');
    void enter('early');
    await end('a');
    await end('b');
    expect(order).toEqual(['a', 'b', 'early away', 'early', 'late']);
  });

  describe('with a customer who is absent', () => {
    const withAbsent = async (left: number | null, ended = ['a', 'b']) => {
      const made = aLine(left);
      void made.enter('a');
      void made.enter('b');
      void made.enter('absent');
      await pass(WAIT_MS);
      for (const person of ended) await made.end(person);
      made.order.length = 0;
      return made;
    };

    it('lets later requests work if there are places for both', async () => {
      const { enter, order } = await withAbsent(2);
      void enter('late');
      await settled();
      expect(order).toEqual([]);
      // Two numbers show how many places other instances give.
      await pass(250);
      expect(order).toEqual(['late']);
    });

    it('lets later requests work without a limit, and when all places are taken', async () => {
      for (const left of [null, 0]) {
        const { enter, order } = await withAbsent(left);
        void enter('late');
        await settled();
        expect(order).toEqual(['late']);
      }
    });

    it('keeps the last place', async () => {
      const { enter, end, order } = await withAbsent(2, ['a']);
      void enter('late');
      await settled();
      expect(order).toEqual([]);
      void enter('absent');
      await end('b');
      expect(order).toEqual(['absent', 'late']);
    });

    it('keeps the last place only until the customer could have returned', async () => {
      const { enter, order } = await withAbsent(1);
      void enter('late');
      await pass(WAIT_MS);
      expect(order).toEqual(['late away']);
      await pass(4_500);
      void enter('late');
      await settled();
      expect(order).toEqual(['late away']);
      await pass(500);
      expect(order).toEqual(['late away', 'late']);
    });

    it('deletes the position, and says that the line is empty', async () => {
      const { line, whenIdle, bound } = await withAbsent(1);
      await pass(5_500);
      expect([line.isIdle, bound.used]).toEqual([false, 1]);
      await pass(500);
      expect([line.isIdle, bound.used, whenIdle.mock.calls.length]).toEqual([true, 0, 1]);
    });

    it('counts the places that this instance has given since it read the number', async () => {
      const { enter, end, order, places } = await withAbsent(3);
      void enter('late 1');
      await pass(250);
      void enter('late 2');
      void enter('late 3');
      await settled();
      await end('late 1');
      await end('late 2');
      expect([order, places.reads]).toEqual([['late 1', 'late 2'], 2]);
    });

    it('waits for a number that is being read', async () => {
      const { enter, order, places } = await withAbsent(0);
      let answer = (): void => undefined;
      places.answer = new Promise((resolve) => (answer = resolve));
      void enter('late');
      void enter('later');
      await settled();
      expect([order, places.reads]).toEqual([[], 1]);
      answer();
      await settled();
      expect([order, places.reads]).toEqual([['late', 'later'], 1]);
    });

    it('lets the waiting ones through at once when a request finds no place', async () => {
      const { enter, order, places, line } = await withAbsent(1);
      void enter('late');
      await settled();
      places.left = 0;
      line.noteFull();
      await settled();
      expect(order).toEqual(['late']);
    });
  });

  it('remembers for a second that a request found no place', async () => {
    const { line, whenIdle } = aLine();
    line.noteFull();
    expect([line.isFull, line.isIdle]).toEqual([true, false]);
    await pass(999);
    expect([line.isFull, whenIdle.mock.calls.length]).toEqual([true, 0]);
    await pass(1);
    expect([line.isFull, line.isIdle, whenIdle.mock.calls.length]).toEqual([false, true, 1]);
  });

  it('removes a canceled request, and its position', async () => {
    const { line, enter, end, order } = aLine();
    void enter('a');
    void enter('b');
    const canceled = new AbortController();
    void enter('c', canceled.signal);
    void enter('d');
    canceled.abort();
    await settled();
    expect(line.size).toEqual({ working: 2, waiting: 1, tickets: 1 });
    await end('a');
    expect(order).toEqual(['a', 'b', 'c away', 'd']);
  });

  it('lets several requests of one customer share a position', async () => {
    const { line, enter, end, order } = aLine();
    for (const person of ['a', 'b', 'c', 'd', 'c']) void enter(person);
    await settled();
    expect(line.size).toEqual({ working: 2, waiting: 3, tickets: 2 });
    for (const person of ['a', 'b', 'c', 'c']) await end(person);
    expect(order).toEqual(['a', 'b', 'c', 'c', 'd']);
  });

  it('keeps no more positions than the bound', async () => {
    const { bound, enter, line } = aLine(null, { used: 0, max: 4 });
    for (let n = 0; n < 50; n++) void enter(`person ${n}`);
    await settled();
    expect([bound.used, line.size.tickets]).toEqual([4, 4]);
    await pass(20_000);
    expect(bound.used).toBe(0);
  });
});
