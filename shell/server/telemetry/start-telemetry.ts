import {
  type Context,
  context,
  diag,
  DiagLogLevel,
  propagation,
  type TextMapPropagator,
  type TextMapSetter,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { FastifyOtelInstrumentation } from '@fastify/otel';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { SafeSpanExporter } from './safe-spans';

/** Built files, images and health: calls that say nothing about the work of a visitor. */
const WITHOUT_SPANS = /^\/(health|metrics|assets|static|media)\b|\.[a-z0-9]{2,5}(\?|$)/;

/** Sends the trace to the backend. A trace of the visitor's is not continued: its id and sampling would be the visitor's choice. */
class OutgoingTraces implements TextMapPropagator {
  readonly #standard = new W3CTraceContextPropagator();

  inject(active: Context, carrier: unknown, setter: TextMapSetter): void {
    this.#standard.inject(active, carrier, setter);
  }

  extract(active: Context): Context {
    return active;
  }

  fields(): string[] {
    return this.#standard.fields();
  }
}

const resourceOf = () =>
  defaultResource()
    .merge(resourceFromAttributes({ 'service.name': 'dobbar-shell' }))
    .merge(detectResources({ detectors: [envDetector] }));

export interface TelemetryHooks {
  readonly setTraceId: (request: object, traceId: string) => void;
  readonly log: (event: string, facts: { reason: string }) => void;
}

export interface Telemetry {
  /** Headers that continue the current trace in the backend, for requests of Node's own http module. */
  traceHeaders(): Record<string, string>;
  /** Sends what is collected and ends. */
  stop(): Promise<void>;
}

/** Sends traces by OTLP over HTTP to `OTEL_EXPORTER_OTLP_ENDPOINT`; the other `OTEL_` variables are those of the standard. */
export function startTelemetry({ setTraceId, log }: TelemetryHooks): Telemetry {
  const report = (reason: string): void => log('telemetry', { reason });
  diag.setLogger(
    { error: report, warn: report, info: report, debug: report, verbose: report },
    DiagLogLevel.ERROR,
  );
  const spanProcessors = [new BatchSpanProcessor(new SafeSpanExporter(new OTLPTraceExporter()))];
  const tracers = new NodeTracerProvider({ resource: resourceOf(), spanProcessors });
  tracers.register({ propagator: new OutgoingTraces() });
  new FastifyOtelInstrumentation({
    registerOnInitialization: true,
    instrumentHooks: false,
    recordExceptions: false,
    ignorePaths: ({ url }) => WITHOUT_SPANS.test(url),
    requestHook: (span, request) => {
      span.updateName(`${request.method} ${request.routeOptions.url ?? 'no route'}`);
      setTraceId(request, span.spanContext().traceId);
    },
    lifecycleHook: (span) => span.updateName('handler'),
  });
  new UndiciInstrumentation({ requireParentforSpans: true });
  return {
    traceHeaders() {
      const headers: Record<string, string> = {};
      propagation.inject(context.active(), headers);
      return headers;
    },
    stop: () => tracers.shutdown(),
  };
}
