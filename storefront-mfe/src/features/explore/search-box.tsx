import { Search, X } from 'lucide-react';
import type { FormEvent } from 'react';
import { localizedPath, useLanguage, useTexts } from 'shared-ui/i18n';
import { IconButton } from 'shared-ui/ui';
import styles from './search-box.module.css';
import { without, type Filters } from './filters/filters';
import { exploreTexts } from './texts';

interface SearchBoxProps {
  filters: Filters;
  onShow(filters: Filters): void;
}

/** A real form, so that it works before any script has arrived. */
export function SearchBox({ filters, onShow }: SearchBoxProps) {
  const t = useTexts(exploreTexts);
  const language = useLanguage();
  const others = without(filters, 'search');

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = new FormData(event.currentTarget).get('search');
    onShow(typeof words === 'string' && words.trim() ? { ...others, search: words.trim() } : others);
  };

  return (
    <form
      role="search"
      aria-label={t('search')}
      action={localizedPath('/deals', language)}
      className={styles.search}
      onSubmit={search}
    >
      <Search size={16} />
      <input
        key={filters.search ?? ''}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        name="search"
        maxLength={100}
        aria-label={t('search')}
        placeholder={t('search')}
        defaultValue={filters.search}
        className={styles.searchInput}
      />
      {Object.entries(others).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {filters.search && (
        <IconButton label={t('clearSearch')} className={styles.searchClear} onClick={() => onShow(others)}>
          <X size={16} />
        </IconButton>
      )}
    </form>
  );
}
