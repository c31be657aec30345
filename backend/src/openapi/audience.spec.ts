import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import type { OpenAPIObject } from '@nestjs/swagger';
import { AUDIENCES, documentFor } from './audience.js';
import type { Operation } from './operation.js';

const whole = JSON.parse(
  readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8'),
) as OpenAPIObject;
const references = AUDIENCES.map((audience) => documentFor(whole, audience));

const operationsOf = ({ paths }: OpenAPIObject): [string, Operation][] =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(
      ([method, operation]) => [`${method} ${path}`, operation as Operation] as [string, Operation],
    ),
  );
const operation = (audience: (typeof AUDIENCES)[number], name: string): Operation | undefined =>
  operationsOf(documentFor(whole, audience)).find(([one]) => one === name)?.[1];

describe('the references', () => {
  test('have each operation once', () => {
    const names = references.flatMap((one) => operationsOf(one).map(([name]) => name));
    expect(names.sort()).toEqual(
      operationsOf(whole)
        .map(([name]) => name)
        .sort(),
    );
  });

  test('describe each operation and each of its tags', () => {
    for (const reference of references) {
      const described = (reference.tags ?? []).map(({ name }) => name);
      for (const [name, { description, tags }] of operationsOf(reference)) {
        expect([name, description?.length ?? 0]).not.toEqual([name, 0]);
        expect(described).toEqual(expect.arrayContaining(tags ?? []));
      }
    }
  });

  test('contain the schemas that they refer to, and no others', () => {
    for (const reference of references) {
      const used = new Set(
        [...JSON.stringify(reference).matchAll(/#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name),
      );
      expect(Object.keys(reference.components?.schemas ?? {}).sort()).toEqual([...used].sort());
    }
    expect(references[0]?.components?.schemas).not.toHaveProperty('NewWebhookView');
    expect(references[1]?.components?.schemas).toHaveProperty('NewWebhookView');
  });

  test('say who may call an operation, with which scope, and offer the key only there', () => {
    const history = operation('business', 'get /api/vendors/me/redemptions');
    expect(history?.description).toContain('An API key needs `redemptions:read`.');
    expect(history?.security).toEqual([{ apiKey: [] }]);
    const create = operation('business', 'post /api/vendors/me/webhooks');
    expect(create?.description).toBe(
      'The response is the only one that contains its secret.\n\nFor the owner of a business. A test key needs `webhooks:write`; no other API key may call it. Needs a step-up: 403 `auth.step-up-required` without one. Can be repeated with the same `Idempotency-Key`.',
    );
    expect(create?.security).toEqual([{ apiKey: [] }]);
    const ofMarketplace = operation('admin', 'post /api/admin/webhooks');
    expect(ofMarketplace?.description).toContain('No API key may call it.');
    expect(ofMarketplace?.security).toEqual([{ cookie: [] }]);
    expect(operation('public', 'get /api/deals')?.security).toEqual([{}, { apiKey: [] }]);
    expect(operation('admin', 'get /api/admin/deals')?.description).toContain('the right `deals`');
  });
});
