import { BOUNDS, bucketOf, p75Of, sharesOf, TARGETS, VITALS } from './vital-buckets.js';

describe('the buckets of web vitals', () => {
  it.each(VITALS)('of %s rise and contain the targets', (vital) => {
    const bounds = BOUNDS[vital];
    expect(bounds).toEqual([...new Set(bounds)].sort((one, other) => one - other));
    expect(bounds).toEqual(expect.arrayContaining(Object.values(TARGETS[vital])));
    expect(bounds.length).toBeLessThanOrEqual(31);
  });

  it('take values up to their bound', () => {
    expect(bucketOf('cls', 0)).toBe(0);
    expect(bucketOf('inp', 25)).toBe(0);
    expect(bucketOf('inp', 26)).toBe(1);
    expect(bucketOf('inp', 60_000)).toBe(BOUNDS.inp.length);
  });

  it('tell the 75th percentile by interpolation', () => {
    expect(p75Of('inp', [])).toBeNull();
    expect(p75Of('inp', [{ bucket: 0, visits: 100 }])).toBe(18.75);
    const counts = [
      { bucket: 5, visits: 50 },
      { bucket: 0, visits: 50 },
    ];
    expect(p75Of('inp', counts)).toBe(175);
    expect(p75Of('inp', [{ bucket: BOUNDS.inp.length, visits: 3 }])).toBe(2_000);
  });

  it('tell the shares exactly at the targets', () => {
    const counts = [200, 201, 500, 501].map((value) => ({ bucket: bucketOf('inp', value), visits: 1 }));
    expect(sharesOf('inp', counts)).toEqual({ good: 1, needsWork: 2, poor: 1 });
  });
});
