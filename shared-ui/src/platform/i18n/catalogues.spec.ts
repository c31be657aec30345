import { describe, expect, test } from '@jest/globals';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../../..');
const workspaces = ['shared-ui', 'shell', 'storefront-mfe', 'vendor-mfe', 'admin-mfe'];

function cataloguesOf(workspace: string): string[] {
  const sources = join(root, workspace, 'src');
  if (!existsSync(sources)) return [];
  return readdirSync(sources, { recursive: true })
    .map((path) => join(workspace, 'src', String(path)))
    .filter((path) => path.endsWith('texts.en.json'));
}

const catalogues = workspaces.flatMap(cataloguesOf);

const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) as Record<string, unknown>;
const placesOf = (text: unknown) => [...String(text).matchAll(/\{\w+\}|<\w+>/g)].map(String).sort();

describe.each(catalogues)('%s', (english) => {
  const en = read(english);
  const ne = read(english.replace('.en.', '.ne.'));
  const keys = Object.keys(en);

  test('has the same keys in Nepali', () => {
    expect(Object.keys(ne).filter((key) => key !== '_reviewed')).toEqual(keys);
  });

  test('says whether a native reader has read it', () => {
    expect(typeof ne._reviewed).toBe('boolean');
  });

  test('fills the same places', () => {
    for (const key of keys) expect([key, placesOf(ne[key])]).toEqual([key, placesOf(en[key])]);
  });

  test('has both halves of every plural', () => {
    for (const key of keys) {
      if (key.endsWith('_one')) expect(keys).toContain(key.replace(/_one$/, '_other'));
    }
  });
});
