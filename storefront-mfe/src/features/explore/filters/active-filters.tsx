import { useTexts } from 'shared-ui/i18n';
import { buttonClass, RemovableChip } from 'shared-ui/ui';
import { Link } from 'shared-ui/router';
import styles from '../choices.module.css';
import { exploreTexts } from '../texts';
import { pathOf } from './filters';
import { useActiveFilters, type Known } from './use-active-filters';

export function ActiveFilters(known: Known) {
  const t = useTexts(exploreTexts);
  const active = useActiveFilters(known);
  if (active.length === 0) return null;
  return (
    <ul className={styles.active} aria-label={t('activeFilters')}>
      {active.map(({ name, rest }) => (
        <li key={name}>
          <RemovableChip name={name} to={pathOf(rest)} />
        </li>
      ))}
      <li>
        <Link to={pathOf({ view: known.filters.view })} className={buttonClass({ variant: 'text' })}>
          {t('clearAll')}
        </Link>
      </li>
    </ul>
  );
}
