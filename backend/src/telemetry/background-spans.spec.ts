import { context } from '@opentelemetry/api';
import { InMemorySpanExporter, NodeTracerProvider, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-node';
import { traceWork, WithoutIdleWork } from './background-spans.js';

describe('the spans of background work', () => {
  const exporter = new InMemorySpanExporter();
  const provider = new NodeTracerProvider({
    spanProcessors: [new WithoutIdleWork(new SimpleSpanProcessor(exporter))],
  });
  const tracer = provider.getTracer('test');
  const sent = (): string[] => exporter.getFinishedSpans().map(({ name }) => name);

  beforeAll(() => provider.register());
  beforeEach(() => exporter.reset());
  afterAll(async () => {
    await provider.shutdown();
    context.disable();
  });

  const statement = (): Promise<void> => {
    tracer.startSpan('SELECT').end();
    return Promise.resolve();
  };

  it('are one trace, below a span with the name of the work', async () => {
    await traceWork(tracer, { name: 'job Covers', run: statement });
    const [select, job] = exporter.getFinishedSpans();
    expect(sent()).toEqual(['SELECT', 'job Covers']);
    expect(select?.parentSpanContext?.spanId).toBe(job?.spanContext().spanId);
    expect(job?.parentSpanContext).toBeUndefined();
  });

  it('begin a trace of their own within a request too', async () => {
    await tracer.startActiveSpan('request', async (request) => {
      await traceWork(tracer, { name: 'job Covers', run: statement });
      request.end();
    });
    const [, job, request] = exporter.getFinishedSpans();
    expect(sent()).toEqual(['SELECT', 'job Covers', 'request']);
    expect(job?.spanContext().traceId).not.toBe(request?.spanContext().traceId);
  });

  it('are not sent if the work found nothing to do', async () => {
    await traceWork(tracer, { name: 'job Covers', run: statement, isIdle: () => true });
    expect(sent()).toEqual([]);
  });

  it('are sent if the work failed, with the status of an error', async () => {
    const run = (): Promise<never> => Promise.reject(new Error('no'));
    await expect(traceWork(tracer, { name: 'job Covers', run, isIdle: () => true })).rejects.toThrow('no');
    expect(exporter.getFinishedSpans().map(({ name, status }) => [name, status])).toEqual([
      ['job Covers', { code: 2 }],
    ]);
  });
});
