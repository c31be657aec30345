import type { Random } from './random.js';

export type DealState =
  'live' | 'pending' | 'rejected' | 'paused' | 'scheduled' | 'sold-out' | 'ended' | 'long-ended';

export interface Period {
  /** Days from today; negative ones are in the past. */
  submitted: number;
  start: number;
  end: number;
}

const RANGES: Record<DealState, { start: [number, number]; end: [number, number] }> = {
  live: { start: [-118, -2], end: [1, 120] },
  pending: { start: [1, 6], end: [30, 90] },
  rejected: { start: [1, 6], end: [30, 90] },
  paused: { start: [-90, -40], end: [20, 80] },
  scheduled: { start: [3, 20], end: [40, 110] },
  'sold-out': { start: [-70, -25], end: [8, 30] },
  ended: { start: [-110, -70], end: [-60, -4] },
  'long-ended': { start: [-165, -130], end: [-110, -93] },
};

/** Times of submission, start and end of a deal in this state. */
export function periodOf(state: DealState, random: Random): Period {
  const range = RANGES[state];
  const start = random.int(...range.start);
  const waitsForAdmin = state === 'pending' || state === 'rejected';
  return {
    start,
    end: random.int(...range.end),
    submitted: waitsForAdmin || state === 'scheduled' ? random.int(-5, -1) : start - random.int(2, 6),
  };
}

/** The states of a number of deals, mostly live ones, in mixed order. */
export function mixedStates(count: number, random: Random): DealState[] {
  const special: [DealState, number][] = [
    ['pending', 8],
    ['rejected', 7],
    ['paused', 7],
    ['scheduled', 8],
    ['sold-out', 6],
    ['ended', 12],
    ['long-ended', 8],
  ];
  const states = special.flatMap(([state, times]) => Array.from({ length: times }, () => state));
  return random.shuffled([
    ...states,
    ...Array.from({ length: count - states.length }, (): DealState => 'live'),
  ]);
}
