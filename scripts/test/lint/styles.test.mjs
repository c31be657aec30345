import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import postcss from 'postcss';
import stylelint from 'stylelint';
import { rootDir } from '../../run/settings.mjs';

const configFile = path.join(rootDir, 'stylelint.config.mjs');
const read = (file) => fs.readFileSync(path.join(rootDir, 'shared-ui/src/ui/theme', file), 'utf8');

/** @returns {Promise<string[]>} the rules that a declaration or an at-rule violates */
async function rulesBrokenBy(code) {
  const { results } = await stylelint.lint({ code, configFile });
  return [...new Set(results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule)))];
}

const values = 'declaration-property-value-allowed-list';
const units = 'declaration-property-unit-disallowed-list';

for (const [declaration, rule] of [
  ['color: #fff', 'color-no-hex'],
  ['--ground: #fff', 'color-no-hex'],
  ['background: white', 'color-named'],
  ['border: 1px solid rgb(0 0 0 / 0.1)', 'function-disallowed-list'],
  ['padding: 14px var(--space-3)', values],
  ['padding: var(--text-s)', values],
  ['margin: calc(2px + var(--space-1))', units],
  ['row-gap: 5px', values],
  ['--gap: 5px', values],
  ['font-size: 13px', values],
  ['--price-size: 21px', values],
  ['font: 400 15px/1.5 var(--font-body)', units],
  ['border-radius: 50%', values],
  ['border-top-left-radius: 4px', values],
  ['box-shadow: 0 0 0 1px var(--color-border)', values],
  ['z-index: 4', values],
  ['transition: color 2s', units],
  ['animation: appear 200ms', units],
])
  test(`rejects ${declaration}`, async () => {
    assert.ok((await rulesBrokenBy(`.a { ${declaration}; }`)).includes(rule));
  });

for (const query of ['(max-width: 700px)', '(width < 700px)', '(min-device-width: 1px)'])
  test(`rejects the media query ${query}`, async () => {
    const broken = await rulesBrokenBy(`@media ${query} { .a { color: inherit; } }`);
    assert.deepEqual(broken, ['media-feature-name-disallowed-list']);
  });

test('accepts tokens, computed tokens and sizes of one element', async () => {
  const broken = await rulesBrokenBy(`
    .a {
      --gap: var(--space-3);
      width: 240px;
      padding: var(--space-3) calc(-1 * var(--space-2)) 0 auto;
      gap: var(--gap);
      border: 1px solid var(--color-border);
      border-radius: var(--radius-m) var(--radius-m) 0 0;
      font: 400 var(--text-s)/1.5 var(--font-body);
      font-size: var(--price-size, var(--text-h3));
      box-shadow: var(--shadow-line), var(--shadow-1);
      transition: color var(--duration-fast) var(--ease-out);
    }
    @media not all and (--tablet) { .a { color: currentcolor; } }
    @media (--desktop) and (max-height: 1000px) { .a { color: inherit; } }`);
  assert.deepEqual(broken, []);
});

const sources = ['shared-ui', 'shell', 'storefront-mfe', 'vendor-mfe', 'admin-mfe'].flatMap((workspace) =>
  fs
    .readdirSync(path.join(rootDir, workspace, 'src'), { recursive: true })
    .filter((file) => /\.(css|tsx)$/.test(file))
    .map((file) => ({ file, text: fs.readFileSync(path.join(rootDir, workspace, 'src', file), 'utf8') })),
);
const styleSheets = sources.filter(({ file }) => file.endsWith('.css'));

const namesIn = (files, pattern) =>
  new Set(files.flatMap(({ text }) => Array.from(text.matchAll(pattern), ([, name]) => name)));

test('every custom property that is used is defined, and every token is used', () => {
  const used = namesIn(sources, /var\((--[a-z0-9-]+)/g);
  const defined = namesIn(sources, /['\s](--[a-z0-9-]+)'?:/g);
  const tokens = namesIn([{ text: read('tokens.css') }], /^ {2}(--[a-z0-9-]+):/gm);
  assert.ok(tokens.size > 100);
  assert.deepEqual(
    [...used].filter((name) => !defined.has(name)),
    [],
  );
  assert.deepEqual(
    [...tokens].filter((name) => !used.has(name)),
    [],
  );
});

test('every breakpoint that is used is defined, and every one is used', () => {
  const defined = namesIn([{ text: read('breakpoints.css') }], /@custom-media (--[a-z]+)/g);
  const used = new Set();
  for (const { text } of styleSheets)
    postcss.parse(text).walkAtRules('media', ({ params }) => {
      for (const [, name] of params.matchAll(/\((--[a-z]+)\)/g)) used.add(name);
    });
  assert.deepEqual([...used].sort(), [...defined].sort());
});
