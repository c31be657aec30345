import { openApiDocument } from '../../support/api/openapi-document.js';
import { Documented } from '../../support/api/documented.js';
import type { ApiClient } from '../../support/api/api-client.js';
import { clientsByAccess } from '../../support/api/documented-calls.js';
import { type RunningApp, startApp } from '../../support/start-app.js';
import { type Business, World } from '../../support/world.js';

interface Operation {
  'x-access': string;
  parameters?: { name: string; in: string; schema?: { type?: string; enum?: unknown[] } }[];
  requestBody?: { content: { 'application/json'?: { schema: { $ref?: string } } } };
}

interface Schema {
  required?: string[];
  properties?: Record<string, { type?: string }>;
}

const HOSTILE: unknown[] = [
  0,
  -1,
  1.5,
  2_147_483_648,
  9e18,
  true,
  null,
  '',
  ' ',
  'abc',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x'.repeat(50_000),
  "'; DROP TABLE users; --",
  '%',
  '_',
  '\\',
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  'data:text/html,x',
  [],
  [[]],
  {},
  { $ne: null },
  { toString: 1 },
  ['a', 'b'],
  '2026-13-45',
  'NaN',
  'Infinity',
  '🥟',
  'दुई प्लेट',
  '-0',
  '1e309',
  '०',
  '../../etc/passwd',
];

const PATH_IDS = [
  '0',
  '-1',
  '1.5',
  '2147483648',
  '9e18',
  'abc',
  '%00',
  '%F0%9F%A5%9F',
  '1;select',
  '00000000-0000-0000-0000-000000000000',
  'x'.repeat(300),
];

/** In a short run, each field gets every sixth value, beginning with another one than the field before. */
const PARTS = process.env['LONG_RUN'] ? 1 : 6;
const valuesOf = (field: number): unknown[] => HOSTILE.filter((_, index) => (index + field) % PARTS === 0);

/** Number of concurrent requests that need not wait for a connection, on a machine of any speed. */
const AT_ONCE = 4;
const inParts = <T>(values: readonly T[]): T[][] =>
  values.flatMap((_, index) => (index % AT_ONCE ? [] : [values.slice(index, index + AT_ONCE)]));

/** Texts of blanks count as null, and names that every object has count as no name. */
const isNothing = (value: unknown): boolean =>
  (typeof value === 'string' && value.trim() === '') || JSON.stringify(value) === '{"toString":1}';

describe('hostile input, made from the API description', () => {
  let running: RunningApp;
  let operations: { method: string; path: string; operation: Operation }[];
  let schemas: Record<string, Schema>;
  let clients: Record<string, ApiClient>;
  let shop: Business;
  /** Messages that contain a technical name of a field, each with its route. */
  const technical: string[] = [];

  beforeAll(async () => {
    running = await startApp();
    const world = new World(running.database, running.url);
    await world.catalog();
    shop = await world.business();
    clients = await clientsByAccess(world, running.client(), shop);
    const document = openApiDocument();
    schemas = document.components?.schemas as Record<string, Schema>;
    operations = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.entries(item as Record<string, Operation>).map(([method, operation]) => ({
        method: method.toUpperCase(),
        path,
        operation,
      })),
    );
  });

  afterAll(() => running.stop());

  const documented = new Documented(openApiDocument());
  const schemaOf = (operation: Operation): Schema => {
    const reference = operation.requestBody?.content['application/json']?.schema.$ref ?? '';
    return schemas[reference.split('/').at(-1) ?? ''] ?? {};
  };

  const writing = () =>
    operations.filter(({ operation }) => operation.requestBody?.content['application/json']);
  const address = (path: string): string =>
    path.replaceAll(
      /\{\w+\}/g,
      /redemptions|api\/honour|approvals|passkeys|payments|payout-runs|orders|refunds|invoices|settlement/.test(
        path,
      )
        ? '0199a0b0-0000-7000-8000-000000000000'
        : '1999999999',
    );
  const client = (operation: Operation): ApiClient => clients[operation['x-access']] as ApiClient;

  const tried = async (
    method: string,
    path: string,
    operation: Operation,
    fields: string[],
    value: unknown,
  ) => {
    const sent = Object.fromEntries(fields.map((field) => [field, value]));
    const { status, headers, body, text } = await client(operation).send(method, address(path), sent);
    for (const error of body.errors ?? [])
      if (
        !/^[A-Z]/.test(error.message) ||
        /conforming|must match|\b[a-z]+[A-Z]\w+ (must|should)/.test(error.message)
      )
        technical.push(`${method} ${path} ${error.field}: ${error.message}`);
    const isProblem =
      status < 400 ||
      (headers.get('content-type') === 'application/problem+json; charset=utf-8' &&
        typeof body.code === 'string');
    const isUndescribed =
      !documented.knowsStatus(method, path, status) ||
      (status < 300 && !isNothing(value) && !documented.allowsBody(method, path, sent));
    return status >= 500 || isUndescribed || !isProblem || /at .*\.(js|ts):\d+/.test(text)
      ? [
          `${method} ${path} ${fields.join()}=${JSON.stringify(value)?.slice(0, 40)} -> ${status} ${body.code}`,
        ]
      : [];
  };

  it('never breaks a body field', async () => {
    const broken: string[] = [];
    let fields = 0;
    let sets = 0;
    for (const { method, path, operation } of writing()) {
      const { properties, required } = schemaOf(operation);
      const names = Object.keys(properties ?? {});
      fields += names.length;
      // If a field is required, a body with one field is always rejected, so all fields are sent together.
      for (const together of required?.length ? [names] : names.map((name) => [name])) {
        for (const values of inParts(valuesOf(sets++))) {
          const found = await Promise.all(
            values.map((value) => tried(method, path, operation, together, value)),
          );
          broken.push(...found.flat());
        }
      }
    }
    expect(broken).toEqual([]);
    expect(fields).toBeGreaterThan(100);
    expect(technical).toEqual([]);
  }, 180_000);

  it('is rejected with the field that is wrong when something is missing or not known', async () => {
    const wrong: string[] = [];
    // Webhook bodies have no fixed schema.
    const ours = writing().filter(({ path }) => !/\/payments\/(\{id\}\/confirm|callbacks\/)/.test(path));
    for (const { method, path, operation } of ours) {
      const { required = [], properties = {} } = schemaOf(operation);
      if (required.length > 0) {
        const { status, body } = await client(operation).send(method, address(path), {});
        const named = new Set((body.errors ?? []).map(({ field }) => field));
        if (status !== 400 || required.some((field) => !named.has(field)))
          wrong.push(`${method} ${path} without fields -> ${status}, named ${[...named].join()}`);
      }
      const foreign = { isApproved: true, role: 'admin', isVerified: true };
      const { status, body } = await client(operation).send(method, address(path), foreign);
      const named = (body.errors ?? []).map(({ field }) => field);
      const missed = Object.keys(foreign).filter((field) => !(field in properties) && !named.includes(field));
      if (status !== 400 || missed.length > 0)
        wrong.push(`${method} ${path} with foreign fields -> ${status}`);
    }
    expect(wrong).toEqual([]);
  }, 180_000);

  it('never breaks a path or a query', async () => {
    const broken: string[] = [];
    let sets = 0;
    for (const { method, path, operation } of operations) {
      const addresses = path.includes('{id}') ? PATH_IDS.map((id) => path.replace('{id}', id)) : [];
      for (const parameter of operation.parameters ?? []) {
        if (parameter.in !== 'query') continue;
        const texts = valuesOf(sets++).map((value) =>
          typeof value === 'object' ? JSON.stringify(value) : String(value),
        );
        const values = texts.map((text) =>
          text === '\ud800' ? '%ED%A0%80' : encodeURIComponent(text).slice(0, 4_000),
        );
        addresses.push(...values.map((value) => `${address(path)}?${parameter.name}=${value}`));
        addresses.push(
          `${address(path)}?${parameter.name}[]=a`,
          `${address(path)}?${parameter.name}[$ne]=a`,
          `${address(path)}?${parameter.name}=1&${parameter.name}=2`,
        );
      }
      const body = operation.requestBody ? {} : undefined;
      const send = async (target: string): Promise<void> => {
        const { status, text } = await client(operation).send(method, target, body);
        if (status >= 500 || !documented.knowsStatus(method, path, status) || /at .*\.(js|ts):\d+/.test(text))
          broken.push(`${method} ${target.slice(0, 120)} -> ${status}`);
      };
      for (const together of inParts(addresses)) await Promise.all(together.map(send));
    }
    expect(broken).toEqual([]);
  }, 180_000);

  it('rejects bodies that are broken, foreign, endless or too deep', async () => {
    const admin = clients['admin-staff'] as ApiClient;
    const send = (body: string, headers: Record<string, string> = {}) =>
      admin.send('POST', '/api/customers/signup', body, headers);
    expect((await send('{"a":')).body.code).toBe('request.malformed');
    expect((await send('{"__proto__":{"x":1}}')).body.code).toBe('request.malformed');
    expect((await send('['.repeat(5_000) + ']'.repeat(5_000))).body.code).toBe('request.malformed');
    expect((await send('a=1', { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(415);
    expect((await send('{}', { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await send(JSON.stringify({ firstName: 'x'.repeat(120_000) }))).status).toBe(413);
    expect((await send('"text"')).status).toBe(400);
    expect((await send('')).body.code).toBe('request.invalid');
  });

  it('wrote nothing that it rejected', async () => {
    const { rows } = await running.database.query(`SELECT
      (SELECT count(*)::int FROM users WHERE role = 'admin') AS admins, (SELECT count(*)::int FROM deals WHERE moderation_status = 'approved') AS approved,
      (SELECT count(*)::int FROM passes) AS passes, (SELECT count(*)::int FROM reviews) AS reviews`);
    expect(rows[0]).toEqual({ admins: 1, approved: 0, passes: 0, reviews: 0 });
  });

  it('treats search text as text, quickly', async () => {
    const began = Date.now();
    for (const search of [
      "' OR 1=1 --",
      "'; SELECT pg_sleep(6); --",
      '%',
      '_',
      ':*',
      '& | !',
      '<->',
      '\\',
      '(((',
      "a'b",
      '  ',
      'momo:*&x',
    ]) {
      expect((await running.client().get(`/api/deals?search=${encodeURIComponent(search)}`)).status).toBe(
        200,
      );
    }
    expect(Date.now() - began).toBeLessThan(2_000);
  });
});
