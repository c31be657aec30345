import assert from 'node:assert/strict';
import { test } from 'node:test';
import { replacedWordsIn, replacedWordsInCode } from '../../lint/words.mjs';

test('finds a replaced word with its line and its standard term', () => {
  assert.deepEqual(replacedWordsIn('# Title\n\nEvery Refusal has a code.'), [
    { line: 3, word: 'Refusal', instead: 'error; reject (input); deny (access)' },
  ]);
});

test('ignores code, links, quoted texts and parts of words', () => {
  const text =
    '`refusals` and [names](i18n/refusals.md) and "Housekeeping"\n```\nfault\n```\ndefault, desktop, fault-free';
  assert.deepEqual(replacedWordsIn(text), []);
});

test('finds replaced words in names, comments and titles of tests, not in other strings', () => {
  const text = [
    '// The sweeper runs.',
    "export const findFault = 'fault';",
    "it('needs patience', () => {});",
    'const defaultPorts = 1;',
  ].join('\n');
  assert.deepEqual(
    replacedWordsInCode('some.spec.ts', text).map(({ line, word }) => [line, word.toLowerCase()]),
    [
      [1, 'sweeper'],
      [2, 'fault'],
      [3, 'patience'],
    ],
  );
});
