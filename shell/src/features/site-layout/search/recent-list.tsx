import { History, X } from 'lucide-react';
import { useTexts } from 'shared-ui/i18n';
import { Link } from 'shared-ui/router';
import { IconButton } from 'shared-ui/ui';
import { searchPath, type ListQuery } from './list-query';
import styles from './suggestions.module.css';
import { searchTexts } from './texts';

interface RecentListProps {
  searches: readonly string[];
  /** Filters other than the text. */
  others: ListQuery;
  onRemove(search: string): void;
}

/** Recent searches of this device, with buttons to repeat or remove each. */
export function RecentList({ searches, others, onRemove }: RecentListProps) {
  const t = useTexts(searchTexts);
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
