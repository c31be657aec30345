import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { rootDir } from '../run/settings.mjs';

const sources = path.join(rootDir, 'backend/src');
const catalogues = path.join(rootDir, 'shared-ui/src/platform/i18n/errors');

const read = (file) => fs.readFileSync(file, 'utf8');
const code = fs
  .readdirSync(sources, { recursive: true })
  .filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.spec.ts') && !/(seeds|mock-gateways)\//.test(name),
  )
  .map((name) => read(path.join(sources, name)));
const found = (pattern) => code.flatMap((text) => [...text.matchAll(pattern)]).map(([, match]) => match);

/** Returns the key of a sentence in the translations: without its numbers and choices. */
const keyOf = (sentence) => sentence.replace(/: \$\{.*$/, '').replace(/\$\{[^}]+\}|\d+/g, '#');

/** Declared error codes: `error('<code>', …)`. */
const declared = found(/\bdefineError\(\s*'([a-z.-]+)'/g);

/**
 * Sentences of validation rules: `message: '…'`, `min: '…'`, `max: '…'`, the message for a missing e-mail, constants used in
 * rules, and field errors of policies.
 */
const ofFields = [
  /(?:\b(?:message|min|max): |EmailText\()['`]([A-Z][^'`]+)['`]/g,
  /\bconst (?:MISSING|HOURS|PRICE|RATING|NO_[A-Z]+|[A-Z]+_MISSING|DESCRIPTION_[A-Z]+) = '([A-Z][^']+)'/g,
  /\bthrow reject\((?:'\w+', )?['`]([A-Z][^'`]+)['`]\)/g,
  /[?:] ['`](Please (?:enter|choose)[^'`]+)['`]/g,
].flatMap((pattern) => found(pattern).map(keyOf));

/** Sentences after a field's label, without the choices of a list. */
const general = [
  ...read(path.join(sources, 'common/validation/plain-sentences.ts')).matchAll(
    /['`](?:\$\{label\} )?((?:must |is required|is not )[^'`]*)['`]/g,
  ),
].map(([, tail]) => `… ${keyOf(tail)}`);

for (const language of ['en', 'ne'])
  test(`every error of the server has its sentence in ${language}`, () => {
    const texts = JSON.parse(read(path.join(catalogues, `texts.${language}.json`)));
    assert.ok(declared.length > 50);
    assert.deepEqual(
      declared.filter((code) => !texts[code]),
      [],
    );
  });

test('every sentence about a field stands in Nepali', () => {
  const texts = JSON.parse(read(path.join(catalogues, 'fields.ne.json')));
  assert.ok(ofFields.length > 60);
  assert.deepEqual(
    ofFields.filter((sentence) => !texts[sentence]),
    [],
  );
});

test('every general sentence about a field stands in Nepali', () => {
  const texts = JSON.parse(read(path.join(catalogues, 'fields.ne.json')));
  assert.ok(general.length > 20);
  assert.deepEqual(
    general.filter((sentence) => !texts[sentence]),
    [],
  );
});

/** Returns the names of all fields of a body, including nested ones. */
function fieldsOf(schema, schemas, seen = new Set()) {
  const target = schema.$ref ? schemas[schema.$ref.split('/').at(-1)] : schema;
  if (!target || seen.has(target)) return [];
  seen.add(target);
  const inner = [...(target.allOf ?? []), ...(target.oneOf ?? []), ...(target.items ? [target.items] : [])];
  return [
    ...inner.flatMap((one) => fieldsOf(one, schemas, seen)),
    ...Object.entries(target.properties ?? {}).flatMap(([name, property]) => [
      name,
      ...fieldsOf(property, schemas, seen),
    ]),
  ];
}

test('every field of a body has a name in Nepali', () => {
  const { paths, components } = JSON.parse(read(path.join(rootDir, 'backend/openapi.json')));
  const labels = JSON.parse(read(path.join(catalogues, 'labels.ne.json')));
  const bodies = Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .map((operation) => operation.requestBody?.content?.['application/json']?.schema)
    .filter(Boolean);
  const fields = new Set(bodies.flatMap((schema) => fieldsOf(schema, components.schemas)));
  assert.ok(fields.size > 100);
  assert.deepEqual(
    [...fields].filter((name) => !labels[name]),
    [],
  );
});
