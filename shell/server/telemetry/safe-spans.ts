import type { Attributes } from '@opentelemetry/api';
import type { ExportResult } from '@opentelemetry/core';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-node';

/** Attributes that leave the process. Addresses, queries and headers can contain codes, tokens and personal data. */
const SENT = new Set([
  ...['http.request.method', 'http.route', 'http.response.status_code'],
  ...['server.address', 'server.port', 'url.scheme', 'network.protocol.version'],
  ...['error.type', 'exception.type'],
]);

const safeAttributes = (attributes: Attributes): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => SENT.has(name)));

const safeSpan = (span: ReadableSpan): ReadableSpan =>
  Object.create(span, {
    attributes: { value: safeAttributes(span.attributes) },
    status: { value: { code: span.status.code } },
    events: {
      value: span.events.map((event) => ({ ...event, attributes: safeAttributes(event.attributes ?? {}) })),
    },
  }) as ReadableSpan;

/** Sends only the listed attributes of spans. */
export class SafeSpanExporter implements SpanExporter {
  constructor(private readonly target: SpanExporter) {}

  export(spans: ReadableSpan[], done: (result: ExportResult) => void): void {
    this.target.export(spans.map(safeSpan), done);
  }

  shutdown(): Promise<void> {
    return this.target.shutdown();
  }

  async forceFlush(): Promise<void> {
    await this.target.forceFlush?.();
  }
}
