import { describe, expect, test } from '@jest/globals';
import { ReleaseCounts } from './release-counts';

const shown = { remote: 'vendor', version: '1.0.1-bbbbbbbbbb', period: 2 };

describe('the counts of a shell', () => {
  test('are reported until the backend has taken them, views as a total', () => {
    const counts = new ReleaseCounts();
    counts.view(shown, '203.0.113.1');
    counts.failure(shown, '203.0.113.1');
    const report = counts.report();
    expect(report).toEqual({
      views: [{ ...shown, views: 1 }],
      failures: [{ ...shown, address: '203.0.113.1' }],
    });
    expect(counts.report()).toEqual(report);
    counts.view(shown, '203.0.113.2');
    counts.taken(report);
    expect(counts.report()).toEqual({ views: [{ ...shown, views: 2 }], failures: [] });
  });

  test('have at most 20 views and one failure of an address', () => {
    const counts = new ReleaseCounts();
    for (let at = 0; at < 30; at++) {
      counts.view(shown, '203.0.113.1');
      counts.failure(shown, '203.0.113.1');
    }
    counts.view({ ...shown, period: 3 }, '203.0.113.1');
    const { views, failures } = counts.report();
    expect([views.map((one) => one.views), failures.length]).toEqual([[20, 1], 1]);
  });

  test('keep no more failures than the backend takes at once, and none of versions that are gone', () => {
    const counts = new ReleaseCounts();
    for (let at = 0; at < 300; at++) counts.failure(shown, `2001:db8::${at.toString(16)}`);
    expect(counts.report().failures).toHaveLength(200);
    counts.view(shown, '203.0.113.1');
    counts.keep([{ ...shown, period: 3 }]);
    expect(counts.report().views).toEqual([]);
  });
});
