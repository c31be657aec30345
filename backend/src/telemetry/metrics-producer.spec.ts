import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { MetricsProducer } from './metrics-producer.js';

async function sent(registry: Registry): Promise<{ name: string; points: unknown[] }[]> {
  const { resourceMetrics } = await new MetricsProducer(registry).collect();
  return resourceMetrics.scopeMetrics.flatMap(({ metrics }) =>
    metrics.map(({ descriptor, dataPoints }) => ({
      name: descriptor.name,
      points: dataPoints.map(({ attributes, value }) => ({ attributes, value }) as unknown),
    })),
  );
}

describe('the metrics that are sent by OTLP', () => {
  it('have the values and labels of /metrics', async () => {
    const registry = new Registry();
    const registers = [registry];
    new Counter({ name: 'passes_total', help: 'x', labelNames: ['outcome'], registers }).inc(
      { outcome: 'redeemed' },
      3,
    );
    new Gauge({ name: 'lag', help: 'x', registers }).set(NaN);
    const times = new Histogram({
      name: 'took',
      help: 'x',
      labelNames: ['route'],
      buckets: [1, 2],
      registers,
    });
    times.labels('/a').observe(1.5);
    times.labels('/a').observe(7);
    times.labels('/b').observe(0.5);
    expect(await sent(registry)).toEqual([
      { name: 'passes_total', points: [{ attributes: { outcome: 'redeemed' }, value: 3 }] },
      { name: 'lag', points: [] },
      {
        name: 'took',
        points: [
          {
            attributes: { route: '/a' },
            value: { buckets: { boundaries: [1, 2], counts: [0, 1, 1] }, count: 2, sum: 8.5 },
          },
          {
            attributes: { route: '/b' },
            value: { buckets: { boundaries: [1, 2], counts: [1, 0, 0] }, count: 1, sum: 0.5 },
          },
        ],
      },
    ]);
  });
});
