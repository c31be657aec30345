import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { rootDir } from '../lib/settings.mjs';

const sources = path.join(rootDir, 'backend/src');
const catalogues = path.join(rootDir, 'shared-ui/src/i18n/refusals');

const read = (file) => fs.readFileSync(file, 'utf8');
const code = fs
  .readdirSync(sources, { recursive: true })
  .filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.spec.ts') && !/(seeds|payment-stand-in)\//.test(name),
  )
  .map((name) => read(path.join(sources, name)));
const found = (pattern) => code.flatMap((text) => [...text.matchAll(pattern)]).map(([, match]) => match);

/** Codes as they are declared: `refusal('<code>', …)`. */
const declared = found(/\brefusal\(\s*'([a-z.-]+)'/g);

/** Sentences of rules: `message: '…'`, `min: '…'`, `max: '…'` and what a missing e-mail is told. */
const ofFields = found(/(?:\b(?:message|min|max): |EmailText\()['`]([A-Z][^'`]+)['`]/g).map((sentence) =>
  sentence.replace(/\$\{[^}]+\}|\d+/g, '#'),
);

for (const language of ['en', 'ne'])
  test(`every refusal of the server has its sentence in ${language}`, () => {
    const texts = JSON.parse(read(path.join(catalogues, `texts.${language}.json`)));
    assert.ok(declared.length > 50);
    assert.deepEqual(
      declared.filter((code) => !texts[code]),
      [],
    );
  });

test('every sentence about a field stands in Nepali', () => {
  const texts = JSON.parse(read(path.join(catalogues, 'fields.ne.json')));
  assert.ok(ofFields.length > 30);
  assert.deepEqual(
    ofFields.filter((sentence) => !texts[sentence]),
    [],
  );
});
