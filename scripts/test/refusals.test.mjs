import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { rootDir } from '../lib/settings.mjs';

const sources = path.join(rootDir, 'backend/src');
const catalogues = path.join(rootDir, 'shared-ui/src/i18n/refusals');

/** Codes as they are declared: `refusal('<code>', …)`. */
const declared = fs
  .readdirSync(sources, { recursive: true })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'))
  .flatMap((name) => [
    ...fs.readFileSync(path.join(sources, name), 'utf8').matchAll(/\brefusal\(\s*'([a-z.-]+)'/g),
  ])
  .map(([, code]) => code);

for (const language of ['en', 'ne'])
  test(`every refusal of the server has its sentence in ${language}`, () => {
    const texts = JSON.parse(fs.readFileSync(path.join(catalogues, `texts.${language}.json`), 'utf8'));
    assert.ok(declared.length > 50);
    assert.deepEqual(
      declared.filter((code) => !texts[code]),
      [],
    );
  });
