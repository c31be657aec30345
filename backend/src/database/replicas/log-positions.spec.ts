import { LogPositions } from './log-positions.js';

const positionsOf = (...list: [at: number, position: number][]): LogPositions => {
  const positions = new LogPositions(5_000);
  for (const [at, position] of list) positions.add({ at, position, generation: at });
  return positions;
};

describe('the positions of the log of the primary', () => {
  it('say since when a replica is behind', () => {
    const positions = positionsOf([0, 100_000], [250, 200_000], [500, 300_000]);
    expect(positions.reachedBy(299_999)?.at).toBe(250);
    expect(positions.reachedBy(300_000)?.at).toBe(500);
    expect(positions.reachedBy(99_999)).toBeUndefined();
  });

  it('are reached at the newest time while the primary is idle', () => {
    expect(positionsOf([0, 100_000], [250, 100_000], [500, 100_000]).reachedBy(100_000)?.at).toBe(500);
  });

  it('are dropped after some time', () => {
    expect(positionsOf([0, 100_000], [6_000, 200_000]).reachedBy(150_000)).toBeUndefined();
  });

  it('show that a server has another history', () => {
    const positions = positionsOf([0, 100_000], [250, 200_000]);
    expect(positions.wereBehind(300_000, 100)).toBe(true);
    expect(positions.wereBehind(300_000, 300)).toBe(false);
    expect(positions.wereBehind(200_040, 100)).toBe(false);
  });
});
