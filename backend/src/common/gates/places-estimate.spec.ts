import { PlacesEstimate } from './places-estimate.js';

describe('the estimate of the places left', () => {
  const made = () => {
    const state = { now: 0, left: 100 as number | null };
    const places = new PlacesEstimate(
      () => (state.left === -1 ? Promise.reject(new Error('away')) : Promise.resolve(state.left)),
      () => state.now,
    );
    return { state, places };
  };

  it('is not known before the second reading, and after a second without one', async () => {
    const { state, places } = made();
    await places.refresh();
    expect([places.leftAt(0), places.isOld]).toEqual([undefined, false]);
    state.now = 100;
    expect([places.leftAt(0), places.isOld]).toEqual([undefined, true]);
    await places.refresh();
    expect([places.leftAt(0), places.isOld]).toEqual([100, false]);
    state.now = 1_100;
    expect(places.leftAt(0)).toBeUndefined();
    await places.refresh();
    expect(places.leftAt(0)).toBeUndefined();
  });

  it('is infinite without a limit', async () => {
    const { state, places } = made();
    state.left = null;
    await places.refresh();
    expect([places.leftAt(0), places.isFull]).toEqual([Infinity, false]);
  });

  it('subtracts what this instance has given', async () => {
    const { state, places } = made();
    await places.refresh();
    state.now = 100;
    await places.refresh();
    places.give(3);
    expect(places.leftAt(0)).toBe(97);
    Object.assign(state, { now: 200, left: 97 });
    await places.refresh();
    expect(places.leftAt(0)).toBe(97);
  });

  it('subtracts twice what other instances gave in the same time, and expects a slower pace only gradually', async () => {
    const { state, places } = made();
    await places.refresh();
    places.give(10);
    Object.assign(state, { now: 100, left: 70 });
    await places.refresh();
    expect(places.leftAt(0)).toBe(70);
    state.now = 150;
    expect([places.leftAt(0), places.leftAt(200)]).toEqual([50, 30]);
    state.now = 200;
    await places.refresh();
    // 32 places, rounded up.
    expect(places.leftAt(300)).toBe(37);
  });

  it('keeps the last reading when the next one fails, and is full without a place', async () => {
    const { state, places } = made();
    state.left = 0;
    expect(await places.refresh()).toBe(true);
    state.left = -1;
    expect([await places.refresh(), places.isFull]).toEqual([false, true]);
  });

  it('is read once at a time', async () => {
    const { places } = made();
    expect(await Promise.all([places.refresh(), places.refresh()])).toEqual([true, false]);
  });
});
