import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

type Value = { stringValue?: string; intValue?: number | string; doubleValue?: number };

interface Attribute {
  key: string;
  value: Value;
}

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes?: Attribute[];
}

interface Sent {
  resourceSpans?: { resource: { attributes: Attribute[] }; scopeSpans: { spans: SentSpan[] }[] }[];
  resourceMetrics?: { scopeMetrics: { metrics: { name: string }[] }[] }[];
}

export interface Span {
  service: string;
  traceId: string;
  id: string;
  parentId: string | undefined;
  name: string;
  startNs: bigint;
  endNs: bigint;
  attributes: Record<string, unknown>;
}

const valueOf = ({ stringValue, intValue, doubleValue }: Value): unknown =>
  stringValue ?? intValue ?? doubleValue;

const record = (attributes: Attribute[] = []): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, valueOf(value)]));

/** A receiver of OTLP over HTTP that keeps what it is sent. */
export class OtlpReceiver {
  readonly spans: Span[] = [];
  readonly metrics = new Set<string>();
  /** Everything that was sent, as text. */
  text = '';
  private readonly server = createServer((request, response) => {
    void this.receive(request).then(() =>
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}'),
    );
  });

  static async start(): Promise<OtlpReceiver> {
    const receiver = new OtlpReceiver();
    await new Promise<void>((resolve) => receiver.server.listen(0, '127.0.0.1', resolve));
    return receiver;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** The spans of one trace, ordered by their beginning. */
  trace(traceId: string): Span[] {
    return this.spans
      .filter((span) => span.traceId === traceId)
      .sort((one, other) => Number(one.startNs - other.startNs));
  }

  stop(): void {
    this.server.close();
  }

  private async receive(request: IncomingMessage): Promise<void> {
    const sent = (await json(request)) as Sent;
    this.text += JSON.stringify(sent);
    for (const { scopeMetrics } of sent.resourceMetrics ?? [])
      for (const { metrics } of scopeMetrics) for (const { name } of metrics) this.metrics.add(name);
    for (const { resource, scopeSpans } of sent.resourceSpans ?? []) {
      const service = String(record(resource.attributes)['service.name']);
      for (const { spans } of scopeSpans)
        this.spans.push(...spans.map((span) => ({ ...read(span), service })));
    }
  }
}

const read = (span: SentSpan): Omit<Span, 'service'> => ({
  traceId: span.traceId,
  id: span.spanId,
  parentId: span.parentSpanId || undefined,
  name: span.name,
  startNs: BigInt(span.startTimeUnixNano),
  endNs: BigInt(span.endTimeUnixNano),
  attributes: record(span.attributes),
});
