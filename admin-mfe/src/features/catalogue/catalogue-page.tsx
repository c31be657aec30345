import { useTexts } from 'shared-ui/i18n';
import { ChipLink } from 'shared-ui/ui';
import { useSearchParams } from 'shared-ui/router';
import { AreasPart } from './areas/areas-part';
import { CategoriesPart } from './categories/categories-part';
import styles from './catalogue.module.css';
import { CitiesPart } from './cities/cities-part';
import { FaqsPart } from './faqs/faqs-part';
import { SearchRebuilds } from './search-rebuilds';
import { SeasonsPart } from './seasons/seasons-part';
import { catalogueTexts } from './texts';

const PARTS = {
  categories: CategoriesPart,
  cities: CitiesPart,
  areas: AreasPart,
  seasons: SeasonsPart,
  faqs: FaqsPart,
} as const;
type PartName = keyof typeof PARTS;

const NAMES = Object.keys(PARTS) as PartName[];

/** Catalog maintained by admins: categories, areas, cities, seasons and frequently asked questions. */
export function CataloguePage() {
  const t = useTexts(catalogueTexts);
  const [query] = useSearchParams();
  const shown = NAMES.find((name) => name === query.get('part')) ?? 'categories';
  const Part = PARTS[shown];
  return (
    <>
      <h1>{t('title')}</h1>
      <nav aria-label={t('parts')} className={styles.parts}>
        {NAMES.map((name) => (
          <ChipLink key={name} to={`/dashboard/catalogue?part=${name}`} selected={name === shown}>
            {t(name)}
          </ChipLink>
        ))}
      </nav>
      <SearchRebuilds />
      <Part />
    </>
  );
}
