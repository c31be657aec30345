import type pg from 'pg';
import { addScaleDeals } from '../../../src/database/seeds/scale-deals.js';

const CATALOG = `
  INSERT INTO categories (id, slug, name, name_ne, icon, position) VALUES (1, 'dining', 'Dining', 'खानपान', 'utensils', 1);
  INSERT INTO locations (slug, name, name_ne, latitude, longitude, position)
    VALUES ('kathmandu', 'Kathmandu', 'काठमाडौँ', 27.7172, 85.324, 1)`;

/** Adds a category, a city and deals of both, for tests of how many rows a statement reads. */
export async function addDealsOfScale(database: pg.Client, deals: number): Promise<void> {
  await database.query(CATALOG);
  await addScaleDeals(database, deals, () => undefined);
}
