import { readFileSync } from 'node:fs';
import path from 'node:path';
import { loadCovers } from './cover-files.js';
import { coverOf } from './cover-match.js';

interface Case {
  title: string;
  titleNe?: string;
  category: string;
  business?: string;
  /** Id of a cover or its subject; null for none. */
  cover: string | null;
}

const cases = JSON.parse(readFileSync(path.join(import.meta.dirname, 'match-cases.json'), 'utf8')) as Case[];

/** Subjects with several covers. */
const SAME: Record<string, string[]> = {
  momo: ['dining-1', 'momo-steamer', 'momo-plate'],
};

describe('the cover of a deal', () => {
  it.each(cases)('$title in $category shows $cover', async ({ cover, category, business, ...texts }) => {
    const { covers } = await loadCovers();
    const found = coverOf(covers, {
      id: 1,
      titleNe: null,
      ...texts,
      categories: [category],
      businessNames: business ? [business] : [],
    });
    if (cover && SAME[cover]) expect(SAME[cover]).toContain(found?.id);
    else expect(found?.id ?? null).toBe(cover);
  });

  it('stays with the deal, and deals share the drawings of one thing', async () => {
    const { covers } = await loadCovers();
    const of = (id: number) =>
      coverOf(covers, { id, title: 'Momo', titleNe: null, categories: ['dining'], businessNames: [] })?.id;
    const shown = Array.from({ length: 40 }, (_, index) => of(index + 1));
    expect(shown).toEqual(Array.from({ length: 40 }, (_, index) => of(index + 1)));
    expect(new Set(shown).size).toBe(SAME['momo']?.length);
  });

  it('has a version that says what is drawn, with a name in both languages for every cover', async () => {
    const { version, covers } = await loadCovers();
    expect(version).toBeGreaterThan(0);
    for (const { name } of covers)
      expect([name.en, name.ne]).toEqual([
        expect.stringMatching(/[a-z]/),
        expect.stringMatching(/\p{Script=Devanagari}/u),
      ]);
  });
});
