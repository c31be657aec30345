import type { Attributes } from '@opentelemetry/api';
import type { ExportResult } from '@opentelemetry/core';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-node';

/** Attributes that leave the process. Addresses, queries, headers and parameters can contain codes, tokens and personal data. */
const SENT = new Set([
  ...['http.request.method', 'http.route', 'http.response.status_code'],
  ...['server.address', 'server.port', 'url.scheme', 'network.protocol.version'],
  ...['db.system.name', 'db.namespace', 'db.operation.name', 'db.query.text', 'db.response.status_code'],
  ...['error.type', 'exception.type'],
]);
const STATEMENT = 'db.query.text';
const MAX_STATEMENT_LENGTH = 2_000;
const TEXT_IN_SQL = /'(?:[^']|'')*'/g;

/** A statement without its texts in quotes, in one line. */
const safeStatement = (sql: string): string =>
  sql.replaceAll(TEXT_IN_SQL, "'?'").replaceAll(/\s+/g, ' ').trim().slice(0, MAX_STATEMENT_LENGTH);

function safeAttributes(attributes: Attributes): Attributes {
  const sent = Object.entries(attributes).filter(([name]) => SENT.has(name));
  return Object.fromEntries(
    sent.map(([name, value]) => [name, name === STATEMENT ? safeStatement(String(value)) : value]),
  );
}

/** Messages of errors are left out, because PostgreSQL and validation put the sent values into them. */
export const safeSpan = (span: ReadableSpan): ReadableSpan =>
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
