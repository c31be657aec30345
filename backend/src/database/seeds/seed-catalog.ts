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

const slugOf = (id: number | null): CategorySlug | undefined => categories.find((row) => row.id === id)?.slug;

/** What admins merged stays merged: which category stands for an address that is gone. */
async function mergedInto(db: SeedContext['db']): Promise<Map<CategorySlug, number>> {
  const { rows } = await db.query<{ slug: CategorySlug; id: number }>(
    'SELECT slug, category_id AS id FROM merged_categories',
  );
  return new Map(rows.map(({ slug, id }) => [slug, id]));
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
  const merged = await mergedInto(db);
  await insertRows(
    db,
    'categories',
    categories
      .filter(({ slug, parent_id }) => ![slug, slugOf(parent_id)].some((one) => one && merged.has(one)))
      .map((row) => ({ ...row, ...at })),
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
    categoryIds: new Map([...(await idsOf<CategorySlug>('categories')), ...merged]),
    locationIds: await idsOf('locations'),
    membershipIds: await idsOf('memberships'),
  };
}
