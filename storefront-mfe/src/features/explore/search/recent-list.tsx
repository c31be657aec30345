import { History, X } from 'lucide-react';
import { useTexts } from 'shared-ui/i18n';
import { Link } from 'shared-ui/router';
import { IconButton } from 'shared-ui/ui';
import type { Filters } from '../filters/filters';
import { exploreTexts } from '../texts';
import { searchPath } from './suggestion-groups';
import styles from './suggestions.module.css';

interface RecentListProps {
  searches: readonly string[];
  /** Filters other than the text. */
  others: Filters;
  onRemove(search: string): void;
}

/** Recent searches of this device, with buttons to repeat or remove each. */
export function RecentList({ searches, others, onRemove }: RecentListProps) {
  const t = useTexts(exploreTexts);
  return (
    <div className={styles.list}>
      <p className={styles.heading} id="recent-searches">
        {t('lastSearches')}
      </p>
      <ul aria-labelledby="recent-searches">
        {searches.map((search) => (
          <li key={search} className={styles.recent}>
            <Link to={searchPath(others, search)} className={styles.option}>
              <span className={styles.icon}>
                <History size={18} />
              </span>
              <span className={styles.label}>{search}</span>
            </Link>
            <IconButton label={t('removeSearch', { words: search })} onClick={() => onRemove(search)}>
              <X size={16} />
            </IconButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
