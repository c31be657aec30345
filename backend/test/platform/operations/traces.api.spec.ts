import { writeFile } from 'node:fs/promises';
import { ApiClient, type Problem } from '../../support/api/api-client.js';
import pg from 'pg';
import { BackendProcess } from '../../support/processes/backend-process.js';
import { OtlpReceiver, type Span } from '../../support/processes/otlp-receiver.js';
import { ShellProcess } from '../../support/processes/shell-process.js';
import { type Business, type Person, World } from '../../support/world.js';

interface Pass {
  id: string;
  code: string;
  qrCode: string;
}

const FOREIGN_TRACE = '0af7651916cd43dd8448eb211c80319c';

/** The drawing in docs is made from these spans; `npm run trace` sets the name of the file. */
const spansFor = (spans: Span[]): string => {
  const [first] = spans;
  const microseconds = (ns: bigint): number => Number((ns - (first?.startNs ?? 0n)) / 1000n);
  return JSON.stringify(
    spans.map(({ service, name, id, parentId, startNs, endNs, attributes }) => ({
      ...{ service, name, id, parentId, statement: attributes['db.query.text'] },
      ...{ startUs: microseconds(startNs), endUs: microseconds(endNs) },
    })),
    null,
    2,
  );
};

describe('traces and metrics of a shell and a backend with an OTLP endpoint', () => {
  const database = new pg.Pool({ connectionString: process.env['DATABASE_MIGRATION_URL'], max: 2 });
  let receiver: OtlpReceiver;
  let backend: BackendProcess;
  let shop: Business;
  let customer: Person;
  let pass: Pass;
  let accepted: Span[];
  let repeated: Problem;

  const traceOf = (name: string, status: number): Span[] => {
    const isAsked = ({ service, name: own, attributes }: Span): boolean =>
      service === 'dobbar-backend' && own === name && attributes['http.response.status_code'] === status;
    return receiver.trace(receiver.spans.find(isAsked)?.traceId ?? '');
  };

  /** Waits until the consumers of the accepted pass have run. */
  const untilDelivered = async (): Promise<void> => {
    const open = `SELECT FROM outbox o WHERE o.type = 'pass.redeemed' AND (o.delivered_at IS NULL
      OR EXISTS (SELECT FROM outbox_deliveries d WHERE d.event_id = o.event_id AND d.delivered_at IS NULL))`;
    while ((await database.query(open)).rowCount !== 0) await new Promise((resume) => setTimeout(resume, 20));
  };

  beforeAll(async () => {
    receiver = await OtlpReceiver.start();
    const env = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, LOG_LEVEL: 'info' };
    backend = await BackendProcess.start(env);
    const shell = await ShellProcess.start(backend.url, env);
    const world = new World(database, shell.url);
    await world.catalog();
    shop = await world.business();
    customer = await world.person();
    const dealId = await world.deal(shop);
    pass = (await customer.client.post<Pass>('/api/redemptions', { dealId })).body;
    const accept = { code: pass.code };
    const first = await shop.owner.client.post('/api/counter/accept', accept, {
      traceparent: `00-${FOREIGN_TRACE}-b7ad6b7169203331-01`,
    });
    expect(first.status).toBe(200);
    repeated = (await shop.owner.client.post('/api/counter/accept', accept)).body;
    await new ApiClient(shell.url).post('/api/auth/password/reset', { token: pass.code, password: 'short' });
    await untilDelivered();
    await shell.stop();
    await backend.stop();
    accepted = traceOf('POST /api/counter/accept', 200);
    const file = process.env['TRACE_FILE'];
    if (file) await writeFile(file, `${spansFor(accepted)}\n`);
    // Two programs are started, which takes long on a busy machine.
  }, 120_000);

  afterAll(async () => {
    receiver.stop();
    await database.end();
  });

  it('follows one redemption from the shell to the backend and its SQL', () => {
    const ids = new Set(accepted.map(({ id }) => id));
    const roots = accepted.filter(({ parentId }) => parentId === undefined || !ids.has(parentId));
    expect(roots.map(({ service, name }) => `${service}: ${name}`)).toEqual(['dobbar-shell: POST /api/*']);
    const ofBackend = accepted.filter(({ service }) => service === 'dobbar-backend');
    expect(ofBackend.map(({ name }) => name)).toContain('POST /api/counter/accept');
    const statements = ofBackend.map(({ attributes }) => String(attributes['db.query.text'] ?? ''));
    expect(statements.filter((sql) => sql.includes('UPDATE passes SET state'))).toHaveLength(1);
  });

  it('does not continue a trace that a visitor sends', () => {
    expect(receiver.text).not.toContain(FOREIGN_TRACE);
  });

  it('names the trace in an error and in the log', () => {
    expect(repeated.code).toBe('pass.already-used');
    const { traceId } = repeated;
    expect(traceId).toMatch(/^[0-9a-f]{32}$/);
    expect(traceOf('POST /api/counter/accept', 409)[0]?.traceId).toBe(traceId);
    const line = backend.output.split('\n').find((text) => text.includes(String(traceId)));
    expect(JSON.parse(line ?? '{}')).toMatchObject({ requestId: repeated.requestId, msg: 'answered' });
  });

  it('sends no codes, tokens, addresses, cookies and personal data', () => {
    const secrets = [
      pass.code,
      pass.code.replaceAll('-', ''),
      pass.qrCode,
      pass.id,
      customer.email,
      'Sujata',
    ];
    const cookies = [customer.client.cookie, shop.owner.client.cookie].map(
      (text) => text.split('=')[1] ?? '',
    );
    expect([...secrets, ...cookies].filter((secret) => receiver.text.includes(secret))).toEqual([]);
    const names = new Set(receiver.spans.flatMap(({ attributes }) => Object.keys(attributes)));
    expect([...names].filter((name) => /url\.(?!scheme)|address|param|header|message/.test(name))).toEqual([
      'server.address',
    ]);
  });

  it('follows the delivery of its event as traces of their own, and sends no polls', () => {
    const events = receiver.spans.filter(({ name }) => name.startsWith('event pass.redeemed to '));
    expect(events.length).toBeGreaterThan(0);
    for (const { service, parentId, traceId } of events) {
      expect([service, parentId]).toEqual(['dobbar-backend', undefined]);
      expect(traceId).not.toBe(accepted[0]?.traceId);
    }
    const statements = events.flatMap(({ traceId }) =>
      receiver.trace(traceId).filter(({ attributes }) => attributes['db.query.text']),
    );
    expect(statements.length).toBeGreaterThan(0);
    // A statement belongs to a request or to background work with a name.
    const roots = receiver.spans.filter(({ parentId }) => parentId === undefined);
    expect(
      roots.filter(({ name }) => !/^(event|job|cleanup|webhook|GET|POST|PUT|PATCH|DELETE) /.test(name)),
    ).toEqual([]);
  });

  it('sends the metrics of /metrics', () => {
    expect([...receiver.metrics]).toEqual(
      expect.arrayContaining(['http_request_seconds', 'passes_total', 'nodejs_eventloop_lag_seconds']),
    );
  });
});
