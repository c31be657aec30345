import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { localizedPath, plainPath, useTexts } from 'shared-ui/i18n';
import { cx } from 'shared-ui/ui';
import { useLocation, useNavigate } from 'shared-ui/router';
import { useLanguage } from 'shared-ui/store';
import { siteTexts } from '../site-texts';
import styles from './search-box.module.css';

const SAVED = ['category', 'location'] as const;

/** Returns the category and city filters of the current list of deals. */
function useSavedFilters(): readonly (readonly [name: string, value: string])[] {
  const { pathname, search } = useLocation();
  if (plainPath(pathname) !== '/deals') return [];
  const query = new URLSearchParams(search);
  return SAVED.flatMap((name) => {
    const value = query.get(name);
    return value ? [[name, value] as const] : [];
  });
}

/** Searches the deals within the chosen category and city. Without scripts the form requests the same address. */
export function SearchBox({ className }: { className?: string }) {
  const t = useTexts(siteTexts);
  const language = useLanguage();
  const navigate = useNavigate();
  const saved = useSavedFilters();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = String(new FormData(event.currentTarget).get('search')).trim();
    const query = new URLSearchParams([
      ...saved.map((pair) => [...pair]),
      ...(wanted ? [['search', wanted]] : []),
    ]);
    navigate(query.size ? `/deals?${query.toString()}` : '/deals');
  };
  return (
    <form
      role="search"
      action={localizedPath('/deals', language)}
      className={cx(styles.box, className)}
      onSubmit={search}
    >
      <Search size={16} aria-hidden />
      {saved.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input
        type="search"
        name="search"
        aria-label={t('search')}
        placeholder={t('searchPlaceholder')}
        maxLength={100}
        className={styles.input}
      />
    </form>
  );
}
