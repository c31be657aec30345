import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { references } from '../../api/references.mjs';

/** Messages of the linter that stay, with the reason. */
const ACCEPTED = ['confirm', 'slip'].map((action) => ({
  audience: 'public',
  text: `ambiguous paths: \`/api/payments/callbacks/{gateway}\` and \`/api/payments/{id}/${action}\``,
  reason: 'Gateways have the address. The id of a payment is a UUID, so that it is never `callbacks`.',
}));

const config = await createConfig({ extends: ['recommended'] });

async function messagesOf({ audience, document }) {
  const problems = await lintFromString({
    source: JSON.stringify(document),
    absoluteRef: `/${audience}.json`,
    config,
  });
  return problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} (${location[0]?.pointer})`);
}

const isAccepted = (audience, message) =>
  ACCEPTED.some((one) => one.audience === audience && message.includes(one.text));

const documents = references();

for (const reference of documents)
  test(`the ${reference.audience} reference follows the recommended rules of Redocly`, async () => {
    const messages = await messagesOf(reference);
    assert.deepEqual(
      messages.filter((message) => !isAccepted(reference.audience, message)),
      [],
    );
    const unused = ACCEPTED.filter(
      ({ audience, text }) =>
        audience === reference.audience && !messages.some((message) => message.includes(text)),
    );
    assert.deepEqual(unused, []);
  });

test('the linter reports an operation without a summary, and an example that is missing', async () => {
  const [{ document }] = documents;
  const { get } = structuredClone(document.paths['/api/stats']);
  delete get.summary;
  get.responses['200'].content['application/json'].examples.example = {
    $ref: '#/components/examples/missing',
  };
  const messages = await messagesOf({
    audience: 'public',
    document: { ...document, paths: { '/api/stats': { get } } },
  });
  assert.ok(messages.some((message) => message.startsWith('operation-summary: ')));
  assert.ok(messages.some((message) => message.startsWith('no-unresolved-refs: ')));
});
