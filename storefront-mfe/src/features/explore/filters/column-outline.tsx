import { inLanguage, useLanguage, useTexts } from 'shared-ui/i18n';
import { Link } from 'shared-ui/router';
import { categoriesShown } from '../categories/categories-shown';
import { citiesWithDealsFirst } from '../near/cities-first';
import type { Explore } from '../use-explore';
import { exploreTexts } from '../texts';
import styles from './column-outline.module.css';
import { cityOfList, MAX_ROWS, pathOf, times, without, type Filters } from './filters';

interface Row {
  label: string;
  /** Filters of the list to which the row leads. */
  filters: Filters;
  isSelected: boolean;
}

function Rows({ title, rows }: { title: string; rows: readonly Row[] }) {
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {rows.map(({ label, filters, isSelected }) => (
          <li key={label}>
            <Link to={pathOf(filters)} aria-current={isSelected ? 'true' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The first groups of the filter column as links, until the code of the column is loaded. It works without scripts. */
export function ColumnOutline({ filters, place, categories, locations }: Explore) {
  const t = useTexts(exploreTexts);
  const language = useLanguage();
  const anyTime = without(filters, 'open', 'when');
  const whens: Row[] = [
    { label: t('openNow'), filters: { ...anyTime, open: 'now' }, isSelected: filters.open === 'now' },
    ...times.map((time) => ({
      label: t(time),
      filters: { ...anyTime, when: time },
      isSelected: filters.when === time,
    })),
  ];
  const kinds = categoriesShown(categories).map(({ slug, name, nameNe }) => ({
    label: inLanguage(language, name, nameNe),
    filters: { ...filters, category: slug },
    isSelected: filters.category === slug,
  }));
  const city = cityOfList(filters, place);
  const cities = citiesWithDealsFirst(locations)
    .slice(0, MAX_ROWS)
    .map(({ slug, name, nameNe }) => ({
      label: inLanguage(language, name, nameNe),
      filters: { ...without(filters, 'area'), location: slug },
      isSelected: slug === city,
    }));
  return (
    <div className={styles.outline}>
      <Rows title={t('when')} rows={whens} />
      <Rows title={t('category')} rows={kinds} />
      <Rows title={t('location')} rows={cities} />
    </div>
  );
}
