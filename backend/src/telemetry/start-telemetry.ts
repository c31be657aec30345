import { createRequire } from 'node:module';
import { context, diag, DiagLogLevel, metrics, trace } from '@opentelemetry/api';
import { FastifyOtelInstrumentation } from '@fastify/otel';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { Registry } from 'prom-client';
import { traceWorkWith } from '../common/telemetry/background-work.js';
import { readTraceIdsWith, setTraceId } from '../common/telemetry/trace-ids.js';
import { traceWork, WithoutIdleWork } from './background-spans.js';
import { MetricsProducer } from './metrics-producer.js';
import { SafeSpanExporter } from './safe-spans.js';

/** Paths that are called all the time and say nothing about the work of a visitor. */
const WITHOUT_SPANS = /^\/(health|metrics|cache)\b/;

const resourceOf = (serviceName: string) =>
  defaultResource()
    .merge(resourceFromAttributes({ 'service.name': serviceName }))
    .merge(detectResources({ detectors: [envDetector] }));

const firstWord = (statement: string): string => /^\s*(\w+)/.exec(statement)?.[1]?.toUpperCase() ?? 'SQL';

function traceRequests(): void {
  new FastifyOtelInstrumentation({
    registerOnInitialization: true,
    instrumentHooks: false,
    recordExceptions: false,
    ignorePaths: ({ url }) => WITHOUT_SPANS.test(url),
    requestHook: (span, request) => {
      const { traceId } = span.spanContext();
      span.updateName(`${request.method} ${request.routeOptions.url ?? 'no route'}`);
      setTraceId(request, traceId);
      request.log = request.log.child({ traceId });
    },
    lifecycleHook: (span) => span.updateName('handler'),
  });
}

/** Spans begin only below a request or background work that is traced, so that polls do not fill the traces. */
function traceCalls(): void {
  new UndiciInstrumentation({ requireParentforSpans: true });
  new PgInstrumentation({
    requireParentSpan: true,
    requestHook: (span, { query }) => span.updateName(firstWord(query.text)),
  });
  // The instrumentation changes the classes of pg when it is required; ES modules import the same classes.
  createRequire(import.meta.url)('pg');
}

export interface Telemetry {
  /** Sends the metrics of `/metrics` as well. */
  sendMetrics(registry: Pick<Registry, 'getMetricsAsJSON'>): void;
  /** Sends what is collected and ends. */
  stop(): Promise<void>;
}

/** Sends traces by OTLP over HTTP to `OTEL_EXPORTER_OTLP_ENDPOINT`; the other `OTEL_` variables are those of the standard. */
export function startTelemetry(serviceName: string): Telemetry {
  const report = (message: string): boolean => process.stderr.write(`telemetry: ${message}\n`);
  diag.setLogger(
    { error: report, warn: report, info: report, debug: report, verbose: report },
    DiagLogLevel.ERROR,
  );
  const resource = resourceOf(serviceName);
  const exporter = new SafeSpanExporter(new OTLPTraceExporter());
  const spanProcessors = [new WithoutIdleWork(new BatchSpanProcessor(exporter))];
  const tracers = new NodeTracerProvider({ resource, spanProcessors });
  tracers.register();
  traceRequests();
  traceCalls();
  const tracer = tracers.getTracer('dobbar');
  traceWorkWith((work) => traceWork(tracer, work));
  readTraceIdsWith(() => trace.getSpanContext(context.active())?.traceId);
  let meters: MeterProvider | undefined;
  return {
    sendMetrics(registry) {
      const exporter = new OTLPMetricExporter();
      const reader = new PeriodicExportingMetricReader({
        exporter,
        metricProducers: [new MetricsProducer(registry)],
      });
      meters = new MeterProvider({ resource, readers: [reader] });
      metrics.setGlobalMeterProvider(meters);
    },
    async stop() {
      await Promise.allSettled([tracers.shutdown(), meters?.shutdown()]);
    },
  };
}
