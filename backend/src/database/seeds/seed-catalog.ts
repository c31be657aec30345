import { categories, type CategorySlug } from './content/categories.js';
import { cities } from './content/cities.js';
import { memberships } from './content/memberships.js';
import { insertRows } from './insert-rows.js';
import type { SeedContext } from './seed-context.js';

export interface SeededCatalog {
  categoryIds: ReadonlyMap<CategorySlug, number>;
  locationIds: ReadonlyMap<string, number>;
  membershipIds: ReadonlyMap<string, number>;
}

/** Plans, categories and cities, unless they are there already. */
export async function seedCatalog({
  db,
  calendar,
}: Pick<SeedContext, 'db' | 'calendar'>): Promise<SeededCatalog> {
  const at = { created_at: calendar.at(-200), updated_at: calendar.at(-200) };
  await insertRows(
    db,
    'memberships',
    memberships.map((row, index) => ({ id: index + 1, ...row })),
  );
  await insertRows(
    db,
    'categories',
    categories.map((row) => ({ ...row, ...at })),
  );
  await insertRows(
    db,
    'locations',
    cities.map((row, index) => ({ id: index + 1, position: index + 1, is_active: true, ...row, ...at })),
  );
  const idsOf = async <S extends string>(table: string): Promise<Map<S, number>> => {
    const { rows } = await db.query<{ slug: S; id: number }>(`SELECT slug, id FROM ${table}`);
    return new Map(rows.map(({ slug, id }) => [slug, id]));
  };
  return {
    categoryIds: await idsOf('categories'),
    locationIds: await idsOf('locations'),
    membershipIds: await idsOf('memberships'),
  };
}
