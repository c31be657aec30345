import { inLanguage, useLanguage } from '../../platform/i18n';
import { useCatalogCategoriesQuery, useCatalogLocationsQuery } from '../../store/api/catalog';

interface Named {
  name: string;
  nameNe: string | null;
}

const NONE: readonly Named[] = [];

/** Names of categories and cities in the shown language, for records that hold the English name. */
export function useCatalogNames() {
  const language = useLanguage();
  const { data: categories = NONE } = useCatalogCategoriesQuery();
  const { data: cities = NONE } = useCatalogLocationsQuery();
  const nameIn = (rows: readonly Named[], name: string): string =>
    inLanguage(language, name, rows.find((row) => row.name === name)?.nameNe ?? null);
  return {
    category: (name: string): string => nameIn(categories, name),
    city: (name: string): string => nameIn(cities, name),
  };
}
