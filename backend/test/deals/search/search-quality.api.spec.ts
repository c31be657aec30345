import { readFileSync } from 'node:fs';
import path from 'node:path';
import { searchOf } from '../../support/search-of.js';
import { copyDemo } from '../../support/database/demo-database.js';
import { type RunningApp, startApp } from '../../support/start-app.js';

/**
 * A search query with its expectation. `any`: one of the first five deals matches. `all`: the first three
 * match. `none`: no deal is found, or only deals with the word.
 */
interface Case {
  query: string;
  any?: string;
  all?: string;
  none?: boolean;
}

interface Card {
  title: string;
  vendor: { businessName: string };
  location: { name: string } | null;
  category: { name: string };
}

const LEAST_MEAN = 0.9;
const MAX_MISSES = 1 / 20;
const cases = JSON.parse(readFileSync(path.join(import.meta.dirname, 'search-cases.json'), 'utf8')) as Case[];

describe('what a search finds in the demo', () => {
  let running: RunningApp;

  beforeAll(async () => {
    await copyDemo();
    running = await startApp();
  }, 240_000);

  afterAll(() => running.stop());

  async function firstFive(query: string): Promise<{ lines: string[]; suggestions: string[] }> {
    const { body, headers } = await running
      .client()
      .get<Card[]>(`/api/deals?limit=5&search=${encodeURIComponent(query)}`);
    const { suggestions } = searchOf(headers);
    const lines = body.map(({ title, vendor, location, category }) =>
      [title, vendor.businessName, location?.name, category.name].join(' | '),
    );
    return { lines, suggestions };
  }

  async function count(search: string): Promise<number> {
    const { headers } = await running.client().get(`/api/deals?limit=1&search=${encodeURIComponent(search)}`);
    return Number(headers.get('x-total-count'));
  }

  async function figureOf({ query, any, all }: Case): Promise<number> {
    const { lines, suggestions } = await firstFive(query);
    const pattern = new RegExp(any ?? all ?? query, 'i');
    if (any) {
      const at = lines.findIndex((line) => pattern.test(line));
      return at < 0 ? 0 : 1 / (at + 1);
    }
    if (all) return lines.length > 0 && lines.slice(0, 3).every((line) => pattern.test(line)) ? 1 : 0;
    if (lines.length === 0) return suggestions.length > 0 ? 1 : 0;
    return lines.every((line) => pattern.test(line)) ? 1 : 0;
  }

  it(`is good: a mean of at least ${LEAST_MEAN}, at most one miss in twenty`, async () => {
    const figures: { query: string; figure: number }[] = [];
    for (const one of cases) figures.push({ query: one.query, figure: await figureOf(one) });
    const mean = figures.reduce((sum, { figure }) => sum + figure, 0) / figures.length;
    const misses = figures.filter(({ figure }) => figure === 0).map(({ query }) => query);
    const low = figures.filter(({ figure }) => figure > 0 && figure < 1).map(({ query }) => query);
    process.stdout.write(
      `Search: ${figures.length} cases, mean ${mean.toFixed(3)}, ${misses.length} without a fitting deal${misses.map((query) => `\n  ${query}`).join('')}\n  not first: ${low.join(', ')}\n`,
    );
    expect(figures.length).toBeGreaterThanOrEqual(150);
    expect(mean).toBeGreaterThanOrEqual(LEAST_MEAN);
    expect(misses.length / figures.length).toBeLessThanOrEqual(MAX_MISSES);
  }, 240_000);

  it.each([
    ['मोमो', 'momo'],
    ['चिया', 'chiya|tea'],
    ['thakali khana', 'thakali'],
    ['momo thamel', 'momo'],
    ['buy one get one', '.'],
  ])('finds deals for %s', async (query, pattern) => {
    const { lines } = await firstFive(query);
    expect(lines[0]).toMatch(new RegExp(pattern, 'i'));
  });

  it.each([
    ['चिया', 'chiya', 'chia'],
    ['मम', 'मोमो', 'momos'],
    ['खाजा', 'khaja', 'kaja'],
  ])('finds as much for %s as for %s and %s', async (...spellings) => {
    const [first, ...others] = await Promise.all(spellings.map(count));
    expect(first).toBeGreaterThan(0);
    expect(others).toEqual([first, first]);
  });
});
