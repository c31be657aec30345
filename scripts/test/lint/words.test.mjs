import assert from 'node:assert/strict';
import { test } from 'node:test';
import { replacedWordsIn } from '../../lint/words.mjs';

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
