import { PurgeBacklog } from './purge-backlog.js';

const NOW = 1_000_000;
const SETTLED = NOW + 1_000;

const taken = (backlog: PurgeBacklog, now: number, maxTags = 100): string[] => [
  ...(backlog.take(maxTags, now)?.keys() ?? []),
];

describe('the tags that wait to be purged', () => {
  let backlog: PurgeBacklog;

  beforeEach(() => (backlog = new PurgeBacklog()));

  it('are sent once however often they were invalidated, and once more when all shells know of it', () => {
    backlog.add(['deal:7', 'deals:late'], NOW);
    backlog.add(['deal:7', 'vendors'], NOW);
    expect(taken(backlog, NOW)).toEqual(['deal:7', 'deal:any', 'vendors']);
    expect(taken(backlog, SETTLED - 1)).toEqual([]);
    expect(taken(backlog, SETTLED)).toEqual(['deal:7', 'deal:any', 'vendors']);
    expect(taken(backlog, SETTLED + 60_000)).toEqual([]);
  });

  it('never contain what may be late', () => {
    backlog.add(['deals:late', ''], NOW);
    expect(taken(backlog, SETTLED)).toEqual([]);
  });

  it('are sent again a second after the last invalidation', () => {
    backlog.add(['site'], NOW);
    taken(backlog, NOW);
    backlog.add(['site'], NOW + 900);
    expect(taken(backlog, NOW + 900)).toEqual(['site']);
    expect(taken(backlog, SETTLED)).toEqual([]);
    expect(taken(backlog, NOW + 1_900)).toEqual(['site']);
  });

  it('fit into one call each', () => {
    backlog.add(['catalog', 'deals', 'site'], NOW);
    expect(taken(backlog, NOW, 2)).toEqual(['catalog', 'deals']);
    expect(taken(backlog, NOW, 2)).toEqual(['site']);
  });

  it('stay if a call fails, with their age', () => {
    backlog.add(['site'], NOW);
    const batch = backlog.take(10, NOW + 5);
    backlog.add(['site'], NOW + 10);
    backlog.putBack(batch ?? new Map());
    expect(backlog.state(NOW + 100)).toEqual({ waiting: 1, lagMs: 100 });
    expect(taken(backlog, NOW + 100)).toEqual(['site']);
  });

  it('become a purge of everything when there are too many', () => {
    backlog.add(
      Array.from({ length: 1_001 }, (_, index) => `deal:${index}`),
      NOW,
    );
    expect(backlog.state(NOW).waiting).toBe(1);
    expect(taken(backlog, NOW)).toEqual(['dobbar']);
    expect(taken(backlog, SETTLED)).toEqual(['dobbar']);
  });

  it('become a purge of everything when the oldest is too old, which keeps its age', () => {
    backlog.add(['site'], NOW);
    expect(taken(backlog, NOW + 30_000)).toEqual(['site']);
    backlog.add(['vendors'], NOW + 60_000);
    backlog.add(['site'], NOW + 90_001);
    expect(backlog.state(NOW + 90_001)).toEqual({ waiting: 1, lagMs: 30_001 });
    expect(taken(backlog, NOW + 90_001)).toEqual(['dobbar']);
  });
});
