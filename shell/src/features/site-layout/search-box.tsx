import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { localizedPath, useTexts } from 'shared-ui/i18n';
import { cx } from 'shared-ui/kit';
import { useNavigate } from 'shared-ui/router';
import { useLanguage } from 'shared-ui/store';
import { siteTexts } from './site-texts';
import styles from './search-box.module.css';

/** Searches the deals; without script the form asks for the same address. */
export function SearchBox({ className }: { className?: string }) {
  const t = useTexts(siteTexts);
  const language = useLanguage();
  const navigate = useNavigate();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = String(new FormData(event.currentTarget).get('search')).trim();
    navigate(wanted ? `/deals?search=${encodeURIComponent(wanted)}` : '/deals');
  };
  return (
    <form
      role="search"
      action={localizedPath('/deals', language)}
      className={cx(styles.box, className)}
      onSubmit={search}
    >
      <Search size={16} aria-hidden />
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
