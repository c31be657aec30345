import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import type { OpenAPIObject } from '@nestjs/swagger';
import { Ajv, type ValidateFunction } from 'ajv';
import formats from 'ajv-formats';
import type { Callbacks } from '../callbacks.js';
import { AUDIENCES, documentFor } from '../audience.js';
import { METHODS, type Operation } from '../operation.js';
import { sampleOf } from './sample-of.js';

interface Media {
  schema?: object;
  example?: unknown;
  examples?: Record<string, { $ref: string }>;
}
interface Found {
  where: string;
  type: string;
  media: Media;
}
type Content = Record<string, Media>;
type EventTypes = { properties: { eventTypes: { items: { enum: string[] } } } };

const whole = JSON.parse(
  readFileSync(new URL('../../../openapi.json', import.meta.url), 'utf8'),
) as OpenAPIObject;

const FILES = new Set([
  ...['application/octet-stream', 'application/pdf', 'image/png', 'image/webp', 'text/csv'],
  // Feeds, whose formats have standards of their own.
  ...['application/feed+json', 'application/rss+xml'],
]);

/** OpenAPI 3.0 as JSON Schema: null where it is allowed, and no undocumented property. */
function strict(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(strict);
  if (typeof node !== 'object' || node === null) return node;
  const { nullable, example: _example, ...schema } = node as Record<string, unknown>;
  const closed: Record<string, unknown> = Object.fromEntries(
    Object.entries(schema).map(([key, child]) => [key, strict(child)]),
  );
  if (closed['type'] === 'object' && closed['properties']) closed['additionalProperties'] ??= false;
  return nullable === true ? { anyOf: [closed, { type: 'null' }] } : closed;
}

const operationsOf = ({ paths }: OpenAPIObject): Operation[] =>
  Object.values(paths).flatMap((item) =>
    METHODS.flatMap((method) => (item[method] as Operation | undefined) ?? []),
  );

type Body = { content?: Content };

/** The bodies and answers of an operation, and the bodies of its callbacks. */
function mediaOf({ operationId, requestBody, responses, callbacks = {} }: Operation): Found[] {
  const events = Object.entries(callbacks as unknown as Callbacks).flatMap(([event, addresses]) =>
    Object.values(addresses).map(({ post }): [string, Body] => [event, post.requestBody as Body]),
  );
  const parts: [string, Body][] = [
    ['body', (requestBody ?? {}) as Body],
    ...(Object.entries(responses) as [string, Body][]),
    ...events,
  ];
  return parts.flatMap(([part, { content = {} }]) =>
    Object.entries(content).map(([type, media]) => ({ where: `${operationId} ${part}`, type, media })),
  );
}

/** Compares examples with their schemas; each pair of both once. */
class Checked {
  private readonly ajv = new Ajv({ strict: false, allErrors: true });
  private readonly compiled = new Map<string, ValidateFunction>();
  private readonly seen = new Set<string>();
  readonly errors: string[] = [];

  constructor(schemas: object) {
    (formats as unknown as (ajv: Ajv) => void)(this.ajv);
    this.ajv.addSchema({ $id: 'root', components: { schemas: strict(schemas) } });
  }

  add(where: string, schema: object, value: unknown): void {
    const key = JSON.stringify(strict(schema)).replaceAll('"#/', '"root#/');
    const pair = key + JSON.stringify(value);
    if (this.seen.has(pair)) return;
    this.seen.add(pair);
    const validate = this.compiled.get(key) ?? this.ajv.compile(JSON.parse(key) as object);
    this.compiled.set(key, validate);
    if (!validate(value)) this.errors.push(`${where}: ${this.ajv.errorsText(validate.errors)}`);
  }

  get count(): number {
    return this.seen.size;
  }
}

describe.each(AUDIENCES)('the examples of the %s reference', (audience) => {
  const reference = documentFor(whole, audience);
  const named = (reference.components?.examples ?? {}) as Record<string, { value: unknown }>;
  const media = operationsOf(reference).flatMap(mediaOf);

  test('are there for every body and every answer that is no file', () => {
    const without = media.filter(
      ({ type, media: { example, examples } }) => !FILES.has(type) && example === undefined && !examples,
    );
    expect(without.map(({ where, type }) => `${where} ${type}`)).toEqual([]);
  });

  test('have what their schemas require and nothing else', () => {
    const checked = new Checked(reference.components?.schemas ?? {});
    for (const {
      where,
      media: { schema, example, examples },
    } of media) {
      if (!schema) continue;
      if (example !== undefined) checked.add(where, schema, example);
      for (const { $ref } of Object.values(examples ?? {}))
        checked.add(where, schema, named[$ref.slice($ref.lastIndexOf('/') + 1)]?.value);
    }
    for (const { operationId, parameters = [] } of operationsOf(reference))
      for (const one of parameters as { name: string; schema?: object; example?: unknown }[])
        if (one.example !== undefined)
          checked.add(`${operationId} ${one.name}`, one.schema ?? {}, one.example);
    expect(checked.count).toBeGreaterThan(200);
    expect(checked.errors).toEqual([]);
  });
});

describe('the examples of events', () => {
  test.each(['business', 'admin'] as const)('are in the %s reference, one for each type', (audience) => {
    const reference = documentFor(whole, audience);
    const examples = (reference.components?.examples ?? {}) as Record<string, { value: { type?: string } }>;
    const path = audience === 'business' ? '/api/vendors/me/webhooks' : '/api/admin/webhooks';
    const callbacks = reference.paths[path]?.post?.callbacks as unknown as Callbacks;
    const shown = Object.values(callbacks).flatMap((addresses) =>
      Object.values(addresses).map(({ post }) => {
        const [{ schema }] = Object.values(post.requestBody.content) as [{ schema: { $ref: string } }];
        return examples[schema.$ref.split('/').at(-1) ?? '']?.value.type;
      }),
    );
    const { CreateWebhookDto } = whole.components?.schemas as Record<string, EventTypes>;
    expect(shown.sort()).toEqual([
      ...(CreateWebhookDto?.properties.eventTypes.items.enum ?? []),
      'webhook.test',
    ]);
  });
});

describe('an example', () => {
  test('has the values of the product by the names of its fields', () => {
    const schema = {
      type: 'object',
      properties: {
        code: { type: 'string' },
        city: { type: 'string' },
        createdAt: { type: 'string' },
        state: { type: 'string', enum: ['expired', 'open'] },
        guests: { type: 'integer', minimum: 10 },
      },
    };
    expect(sampleOf(schema, {})).toEqual({
      ...{ code: '7K3M-9QX2', city: 'Kathmandu', createdAt: '2026-11-26T06:15:00.000Z' },
      ...{ state: 'open', guests: 10 },
    });
  });

  test('ends where a schema contains itself', () => {
    const Node = { type: 'object', properties: { children: { type: 'array', items: { $ref: '#/x/Node' } } } };
    expect(sampleOf({ $ref: '#/x/Node' }, { Node })).toEqual({ children: [] });
  });
});
