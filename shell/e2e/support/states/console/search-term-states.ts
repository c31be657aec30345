import type { Page } from '@playwright/test';
import pg from 'pg';
import { signInByCall } from '../../people/people.ts';
import type { ScreenShot } from '../screen-shot.ts';

const path = '/dashboard/search';
const MISSES = { 'chhoyela newari': 9, paragliding: 7, 'मेक्सिकन खाना': 6, 'roof bar': 5 };

/** Stores searches of several visitors without a result, as the backend counts them. */
async function storeMisses(): Promise<void> {
  const database = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
  await database.connect();
  await database.query(
    `INSERT INTO search_misses (day, query, visitor)
     SELECT current_date - 1, m.query, decode(md5(m.query || n), 'hex')
     FROM unnest($1::text[], $2::int[]) AS m(query, visitors), generate_series(1, m.visitors) AS n
     ON CONFLICT DO NOTHING`,
    [Object.keys(MISSES), Object.values(MISSES)],
  );
  await database.end();
}

const words = (page: Page) => page.locator('main li li button');

async function openWord(page: Page): Promise<void> {
  await words(page).first().click();
  await page.getByRole('dialog').getByRole('combobox').first().waitFor();
}

async function findNoWord(page: Page): Promise<void> {
  await words(page).first().waitFor();
  await page.locator('main input[type=search]').fill('zzzz');
  await words(page).first().waitFor({ state: 'detached' });
}

/** Words of the search, and searches without a result. */
export const searchTermStates: readonly ScreenShot[] = [
  {
    name: 'admin-search-terms',
    alone: true,
    path: async (request) => {
      await storeMisses();
      await signInByCall(request, 'admin', process.env['BASE_URL'] as string);
      return path;
    },
  },
  { name: 'admin-search-terms-word', path, as: 'admin', act: openWord },
  { name: 'admin-search-terms-nothing', path, as: 'admin', act: findNoWord },
];
