import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Tracer } from '@opentelemetry/api';
import type { ReadableSpan, Span, SpanProcessor } from '@opentelemetry/sdk-trace-node';
import type { BackgroundWork } from '../common/telemetry/background-work.js';

/** Marks the first span of background work until it is known whether there was anything to do. Not in the list of sent attributes. */
const IS_IDLE = 'dobbar.idle';

/** Runs background work within a span that begins a trace. */
export function traceWork<T>(
  tracer: Tracer,
  { name, run, isIdle = () => false }: BackgroundWork<T>,
): Promise<T> {
  const options = { root: true, kind: SpanKind.INTERNAL, attributes: { [IS_IDLE]: true } };
  return tracer.startActiveSpan(name, options, ROOT_CONTEXT, async (span) => {
    const since = performance.now();
    try {
      const result = await run();
      span.setAttribute(IS_IDLE, isIdle(result, performance.now() - since));
      return result;
    } catch (error) {
      span.setAttribute(IS_IDLE, false).setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Hands over the spans of background work when its first span has ended, and none of work that found nothing to do. */
export class WithoutIdleWork implements SpanProcessor {
  private readonly waiting = new Map<string, ReadableSpan[]>();

  constructor(private readonly next: SpanProcessor) {}

  onStart(span: Span, parent: Context): void {
    const isFirst = trace.getSpanContext(parent) === undefined && IS_IDLE in span.attributes;
    if (isFirst) this.waiting.set(span.spanContext().traceId, []);
    this.next.onStart(span, parent);
  }

  onEnd(span: ReadableSpan): void {
    const { traceId } = span.spanContext();
    const waiting = this.waiting.get(traceId);
    if (!waiting) return this.next.onEnd(span);
    if (!(IS_IDLE in span.attributes)) return void waiting.push(span);
    this.waiting.delete(traceId);
    if (span.attributes[IS_IDLE] === true) return;
    for (const one of [...waiting, span]) this.next.onEnd(one);
  }

  forceFlush(): Promise<void> {
    return this.next.forceFlush();
  }

  shutdown(): Promise<void> {
    this.waiting.clear();
    return this.next.shutdown();
  }
}
