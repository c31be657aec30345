import { FIRST_AREAS } from '../migrations/support/first-areas.js';
import { categories, type CategorySlug } from './content/categories.js';
import { cities } from './content/cities.js';
import { memberships } from './content/memberships.js';
import { insertRows } from './insert-rows.js';
import type { SeedContext } from './seed-context.js';

export interface SeededCatalog {
  categoryIds: ReadonlyMap<CategorySlug, number>;
  locationIds: ReadonlyMap<string, number>;
  areas: readonly SeededArea[];
  membershipIds: ReadonlyMap<string, number>;
}

export interface SeededArea {
  id: number;
  locationId: number;
  name: string;
}

const slugOf = (id: number | null): CategorySlug | undefined => categories.find((row) => row.id === id)?.slug;

/** Targets of merged categories by slug, so that admins' merges remain. */
async function mergedInto(db: SeedContext['db']): Promise<Map<CategorySlug, number>> {
  const { rows } = await db.query<{ slug: CategorySlug; id: number }>(
    'SELECT slug, category_id AS id FROM merged_categories',
  );
  return new Map(rows.map(({ slug, id }) => [slug, id]));
}

/** Inserts plans, categories and cities, unless they exist. */
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
  const locationIds = await idsOf<string>('locations');
  return {
    categoryIds: new Map([...(await idsOf<CategorySlug>('categories')), ...merged]),
    locationIds,
    areas: await seedAreas(db, locationIds, at),
    membershipIds: await idsOf('memberships'),
  };
}

async function seedAreas(
  db: SeedContext['db'],
  locationIds: ReadonlyMap<string, number>,
  at: object,
): Promise<SeededArea[]> {
  await insertRows(
    db,
    'areas',
    FIRST_AREAS.map(({ city, nameNe, ...area }, index) => ({
      id: index + 1,
      location_id: locationIds.get(city),
      name_ne: nameNe,
      is_active: true,
      version: 1,
      ...area,
      ...at,
    })),
  );
  const { rows } = await db.query<SeededArea>('SELECT id, location_id AS "locationId", name FROM areas');
  return rows;
}

/** The longest name of an area of the city that the address contains. */
export function areaOfAddress(
  { areas, locationIds }: SeededCatalog,
  citySlug: string,
  address: string,
): number | null {
  const named = areas.filter(
    ({ locationId, name }) => locationId === locationIds.get(citySlug) && address.includes(name),
  );
  return named.sort((one, other) => other.name.length - one.name.length)[0]?.id ?? null;
}
