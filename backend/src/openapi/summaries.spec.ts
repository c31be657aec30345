import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import type { OpenAPIObject } from '@nestjs/swagger';
import { METHODS, type Operation } from './operation.js';

const { paths } = JSON.parse(
  readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8'),
) as OpenAPIObject;
const operations = Object.values(paths).flatMap((item) =>
  METHODS.flatMap((method) => (item[method] as Operation | undefined) ?? []),
);

describe('the summary of an operation', () => {
  test('is one short line without a period', () => {
    expect(operations.length).toBeGreaterThan(400);
    const wrong = operations.filter(
      ({ summary = '' }) => !/^[A-Z][^\n]{2,59}$/.test(summary) || /\.$/.test(summary),
    );
    expect(wrong.map(({ operationId, summary }) => [operationId, summary])).toEqual([]);
  });

  test('differs from those of the other operations of its tag', () => {
    const names = operations.map(({ tags, summary }) => `${tags?.[0]}: ${summary}`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test('is not repeated as the description', () => {
    const repeated = operations.filter(({ summary, description }) => description === summary);
    expect(repeated.map(({ operationId }) => operationId)).toEqual([]);
  });
});
