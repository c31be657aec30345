import { ArrowLeft, Search, X } from 'lucide-react';
import { localizedPath, useLanguage, useTexts } from 'shared-ui/i18n';
import { cx, IconButton, lazyPart, VisuallyHidden } from 'shared-ui/ui';
import { useNavigate } from 'shared-ui/router';
import { without, type Filters } from '../filters/filters';
import { exploreTexts } from '../texts';
import styles from './search-box.module.css';
import suggestionStyles from './suggestions.module.css';
import { useSearchBox, type SearchBoxState } from './use-search-box';

// The lists load on the first press in the box, not with the page.
const SuggestionList = lazyPart(
  async () => (await import(/* webpackChunkName: "explore-parts" */ './suggestion-list')).SuggestionList,
);
const SuggestionSource = lazyPart(
  async () => (await import(/* webpackChunkName: "explore-parts" */ './suggestion-source')).SuggestionSource,
);
const RecentList = lazyPart(
  async () => (await import(/* webpackChunkName: "explore-parts" */ './recent-list')).RecentList,
);

interface SearchBoxProps {
  filters: Filters;
  onShow(filters: Filters): void;
}

/** HTML form, so that it works before scripts load. A new search mounts a new box. */
export function SearchBox(props: SearchBoxProps) {
  return <SearchForm key={props.filters.search ?? ''} {...props} />;
}

function SearchForm({ filters, onShow }: SearchBoxProps) {
  const t = useTexts(exploreTexts);
  const language = useLanguage();
  const navigate = useNavigate();
  const others = without(filters, 'search');
  const box = useSearchBox({
    filters,
    onSearch: (search) => onShow(search ? { ...others, search } : others),
    onOpen: (path) => void navigate(path),
  });
  return (
    <form
      role="search"
      aria-label={t('search')}
      action={localizedPath('/deals', language)}
      className={cx(styles.search, box.isOpen && styles.open)}
      onSubmit={box.submit}
      onBlur={box.leave}
    >
      {box.isOpen && (
        <IconButton label={t('closeSearch')} className={styles.back} onClick={box.close}>
          <ArrowLeft size={20} />
        </IconButton>
      )}
      <Search size={16} />
      <SearchInput box={box} />
      {Object.entries(others).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {box.text && (
        <IconButton label={t('clearSearch')} className={styles.searchClear} onClick={box.clear}>
          <X size={16} />
        </IconButton>
      )}
      {box.isOpen && <SuggestionSource text={box.text} place={filters.location} onFound={box.found} />}
      <SearchPanel box={box} others={others} />
    </form>
  );
}

function SearchInput({ box }: { box: SearchBoxState }) {
  const t = useTexts(exploreTexts);
  return (
    <input
      type="text"
      ref={box.input}
      role="combobox"
      aria-expanded={box.hasSuggestions}
      aria-controls={box.listId}
      aria-autocomplete="list"
      aria-activedescendant={box.activeId}
      inputMode="search"
      enterKeyHint="search"
      autoComplete="off"
      name="search"
      maxLength={100}
      aria-label={t('search')}
      placeholder={t('search')}
      value={box.text}
      className={styles.searchInput}
      onChange={(event) => box.type(event.target.value)}
      onFocus={box.open}
      onClick={box.open}
      onKeyDown={box.press}
    />
  );
}

/** Suggestions for the typed text, or recent searches if the box is empty. */
function SearchPanel({ box, others }: { box: SearchBoxState; others: Filters }) {
  const t = useTexts(exploreTexts);
  const showsRecent = box.isOpen && box.text.trim() === '' && box.recent.length > 0;
  return (
    <>
      <VisuallyHidden>
        <span role="status">{box.hasSuggestions && t('suggestionCount', { count: box.optionCount })}</span>
      </VisuallyHidden>
      <div
        className={suggestionStyles.panel}
        hidden={!box.isOpen || !(box.hasSuggestions || showsRecent || box.isOnPhone)}
      >
        {box.hasSuggestions && (
          <SuggestionList
            id={box.listId}
            typed={box.text}
            groups={box.groups}
            activeId={box.activeId}
            allId={box.allId}
            onChoose={box.choose}
          />
        )}
        {showsRecent && <RecentList searches={box.recent} others={others} onRemove={box.forget} />}
      </div>
    </>
  );
}
