import type { ApiClient, Problem } from '../../support/api/api-client.js';
import {
  clientsByAccess,
  documentedCalls,
  type DocumentedSchema,
  resolved,
} from '../../support/api/documented-calls.js';
import { type RunningApp, startApp } from '../../support/start-app.js';
import { World } from '../../support/world.js';

/** Fields whose text may have several lines. A new text field has one line unless it is added here. */
const SEVERAL_LINES = [
  'answer',
  'answerNe',
  'changes.0.value',
  'comment',
  'business.description',
  'business.descriptionNe',
  'content.description',
  'content.descriptionNe',
  'content.included',
  'content.includedNe',
  'content.excluded',
  'content.excludedNe',
  'description',
  'descriptionNe',
  'message',
  'notes',
  'reason',
  'reply',
  'text',
  'textNe',
];

/** Notes have one line, except the one that asks a business for a change. */
const hasSeveralLines = (path: string, field: string): boolean =>
  SEVERAL_LINES.includes(field) || (path.endsWith('/ask') && field === 'note');

/** Bodies of gateways, which add fields freely. */
const FOREIGN = /\/payments\/(\{id\}\/confirm|callbacks\/)/;

/** A body with the value in every text of it, and the names of those fields as errors name them. */
function filled(schema: DocumentedSchema, value: string, prefix = ''): { body: unknown; fields: string[] } {
  const fields: string[] = [];
  const { properties = {} } = resolved(schema);
  const entries = Object.entries(properties).map(([name, property]) => {
    const target = resolved(property);
    const at = `${prefix}${name}`;
    if (target.properties) {
      const nested = filled(target, value, `${at}.`);
      fields.push(...nested.fields);
      return [name, nested.body];
    }
    if (target.items && resolved(target.items).properties) {
      const nested = filled(target.items, value, `${at}.0.`);
      fields.push(...nested.fields);
      return [name, [nested.body]];
    }
    if (target.type === 'array' && target.items?.type === 'string') {
      fields.push(at);
      return [name, [value]];
    }
    if (target.type !== 'string') return [name, target.type === undefined ? value : undefined];
    fields.push(at);
    return [name, value];
  });
  return { body: Object.fromEntries(entries), fields };
}

describe('texts of one line', () => {
  let running: RunningApp;
  let clients: Record<string, ApiClient>;
  const calls = documentedCalls().filter(({ body, path }) => body && !FOREIGN.test(path));

  beforeAll(async () => {
    running = await startApp();
    const world = new World(running.database, running.url);
    await world.catalog();
    clients = await clientsByAccess(world, running.client());
  });

  afterAll(() => running.stop());

  const namedFields = async (
    call: (typeof calls)[number],
    value: string,
  ): Promise<[string[], Problem['errors']]> => {
    const { body, fields } = filled(call.body as DocumentedSchema, value);
    const address = call.path.replaceAll(
      /\{\w+\}/g,
      /redemptions|api\/honour|approvals|passkeys|payments|payout-runs|orders|refunds|invoices|settlement/.test(
        call.path,
      )
        ? '0199a0b0-0000-7000-8000-000000000000'
        : '1999999999',
    );
    const query = call.parameters.filter((one) => one.in === 'query').map(({ name }) => `${name}=x`);
    const answer = await (clients[call.access] as ApiClient).send(
      call.method,
      `${address}?${query.join('&')}`,
      body,
    );
    return [fields, answer.body?.errors ?? []];
  };

  it.each(['first\r\nsecond', 'a\u001bb', 'a\u2028b'])(
    'reject %j with the name of the field, in every body',
    async (value) => {
      const accepted: string[] = [];
      let count = 0;
      for (const call of calls) {
        const [fields, errors] = await namedFields(call, value);
        count += fields.length;
        const named = new Set(errors?.map(({ field }) => field));
        const missed = fields.filter((field) => !named.has(field) && !hasSeveralLines(call.path, field));
        accepted.push(...missed.map((field) => `${call.method} ${call.path} ${field}`));
      }
      expect(accepted).toEqual([]);
      expect(count).toBeGreaterThan(150);
    },
    60_000,
  );

  it('are not those that a person writes in several lines', async () => {
    const rejected: string[] = [];
    const free = new Set<string>();
    for (const call of calls) {
      const [fields, errors] = await namedFields(call, 'first line\r\nsecond line');
      for (const field of fields.filter((one) => SEVERAL_LINES.includes(one))) {
        const error = errors?.find((one) => one.field === field);
        if (error && /line|control/.test(error.message))
          rejected.push(`${call.method} ${call.path} ${field}`);
        else free.add(field);
      }
    }
    // Descriptions of plans have one line.
    expect(rejected.filter((one) => !/admin\/(plans|memberships)/.test(one))).toEqual([]);
    expect([...free, 'changes.0.value'].toSorted()).toEqual(SEVERAL_LINES.toSorted());
  });

  it('are checked in multipart bodies too', async () => {
    const form = new FormData();
    form.set('purpose', 'avatar\nlogo');
    form.set('file', new Blob(['x']), 'x.png');
    const { client } = await new World(running.database, running.url).person();
    const response = await fetch(`${running.url}/api/uploads`, {
      method: 'POST',
      body: form,
      headers: { origin: running.url, cookie: client.cookie },
    });
    const problem = (await response.json()) as Problem;
    expect([response.status, problem.errors?.map(({ field }) => field)]).toEqual([400, ['purpose']]);
  });

  it('lose nothing where several lines are kept: they are stored with line feeds', async () => {
    const message = {
      name: 'Asha',
      email: 'asha@example.com',
      subject: 'Two',
      message: 'first\r\nsecond\n\nthird',
    };
    expect((await running.client().post('/api/contact', message)).status).toBe(201);
    const { rows } = await running.database
      .query('SELECT text FROM support_message_entries')
      .catch(() => ({ rows: [] }));
    const { rows: messages } = await running.database.query('SELECT * FROM support_messages');
    expect(JSON.stringify([rows, messages])).toContain('first\\nsecond\\n\\nthird');
  });
});
