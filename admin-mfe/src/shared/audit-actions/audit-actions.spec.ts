import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import english from './texts.en.json';
import nepali from './texts.ne.json';

interface Operation {
  'x-audited'?: string | string[];
}

const document = JSON.parse(
  readFileSync(path.resolve(__dirname, '../../../../backend/openapi.json'), 'utf8'),
) as { paths: Record<string, Record<string, Operation>> };
const actions = Object.values(document.paths)
  .flatMap((operations) => Object.values(operations))
  .flatMap((operation) => operation['x-audited'] ?? []);

test('every action that a route writes to the audit log has a sentence in both languages', () => {
  expect(actions.length).toBeGreaterThan(50);
  for (const action of actions) {
    expect(english).toHaveProperty([action]);
    expect(nepali).toHaveProperty([action]);
  }
});

test('no sentence is without its translation', () => {
  for (const action of Object.keys(english))
    expect((nepali as Record<string, unknown>)[action]).toMatch(/^[^A-Za-z]+$/);
});
