import { type HrTime, ValueType } from '@opentelemetry/api';
import { hrTime, millisToHrTime } from '@opentelemetry/core';
import { emptyResource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  type CollectionResult,
  type DataPoint,
  DataPointType,
  type Histogram,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import type { Registry } from 'prom-client';

type Labels = Partial<Record<string, string | number>>;

interface Value {
  readonly value: number;
  readonly metricName?: string;
  readonly labels: Labels;
}

interface Family {
  readonly name: string;
  readonly help: string;
  readonly type: unknown;
  readonly values: readonly Value[];
}

interface Times {
  readonly startTime: HrTime;
  readonly endTime: HrTime;
}

const withoutBound = ({ le: _bound, ...labels }: Labels): Record<string, string | number> =>
  labels as Record<string, string | number>;

/** The data point of one combination of labels, from the counts up to each bound. */
function histogramPoint(values: readonly Value[], name: string, times: Times): DataPoint<Histogram> {
  const valueOf = (suffix: string): number =>
    values.find(({ metricName }) => metricName === `${name}_${suffix}`)?.value ?? 0;
  const buckets = values.filter(({ metricName }) => metricName === `${name}_bucket`);
  const counts = buckets.map(({ value }, index) => value - (buckets[index - 1]?.value ?? 0));
  const boundaries = buckets.map(({ labels }) => Number(labels['le'])).filter(Number.isFinite);
  return {
    ...times,
    attributes: withoutBound(values[0]?.labels ?? {}),
    value: { buckets: { boundaries, counts }, count: valueOf('count'), sum: valueOf('sum') },
  };
}

function histogramPoints({ values, name }: Family, times: Times): DataPoint<Histogram>[] {
  const byLabels = new Map<string, Value[]>();
  for (const value of values) {
    const key = JSON.stringify(withoutBound(value.labels));
    byLabels.set(key, [...(byLabels.get(key) ?? []), value]);
  }
  return [...byLabels.values()].map((ofOne) => histogramPoint(ofOne, name, times));
}

function metricData(family: Family, times: Times): MetricData {
  const common = {
    descriptor: { name: family.name, description: family.help, unit: '', valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  if (family.type === 'histogram')
    return {
      ...common,
      dataPointType: DataPointType.HISTOGRAM,
      dataPoints: histogramPoints(family, times),
    };
  const dataPoints = family.values
    .filter(({ value }) => Number.isFinite(value))
    .map(({ labels, value }) => ({ ...times, attributes: withoutBound(labels), value }));
  return family.type === 'counter'
    ? { ...common, dataPointType: DataPointType.SUM, dataPoints, isMonotonic: true }
    : { ...common, dataPointType: DataPointType.GAUGE, dataPoints };
}

/** Reads the metrics of `/metrics` for OTLP, so that both show the same values. */
export class MetricsProducer implements MetricProducer {
  private readonly startTime = millisToHrTime(Date.now());

  constructor(private readonly registry: Pick<Registry, 'getMetricsAsJSON'>) {}

  async collect(): Promise<CollectionResult> {
    const times = { startTime: this.startTime, endTime: hrTime() };
    const families = (await this.registry.getMetricsAsJSON()) as unknown as Family[];
    const metrics = families.map((family) => metricData(family, times));
    const scopeMetrics = [{ scope: { name: 'dobbar' }, metrics }];
    return { resourceMetrics: { resource: emptyResource(), scopeMetrics }, errors: [] };
  }
}
