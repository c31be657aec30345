import { ArrowLeft, Search, X } from 'lucide-react';
import { useId, useRef, useState, type FocusEvent, type FormEvent, type KeyboardEvent } from 'react';
import { localizedPath, useLanguage, useTexts } from 'shared-ui/i18n';
import { cx, IconButton, lazyPart } from 'shared-ui/ui';
import { useNavigate } from 'shared-ui/router';
import { siteTexts } from '../site-texts';
import { searchPath, useCurrentList, type ListQuery } from './list-query';
import styles from './search-box.module.css';
import type { KeyHandler, ShownList } from './search-panel';

// Loads on the first press in the box, not with the page.
const SearchPanel = lazyPart(
  async () => (await import(/* webpackChunkName: "search-parts" */ './search-panel')).SearchPanel,
);

const NO_LIST: ShownList = { isShown: false };

/**
 * Searches the deals within the filters of the current list, with suggestions. It is an HTML form, so that it works before
 * scripts load. A new search mounts a new box.
 */
export function SearchBox({ className }: { className?: string }) {
  const { search, others } = useCurrentList();
  return <SearchForm key={search} searched={search} others={others} className={className} />;
}

interface SearchFormProps {
  /** Text of the current search. */
  searched: string;
  others: ListQuery;
  className: string | undefined;
}

/** State of the box. While it is open, its panel handles the keys and says which option is selected. */
function useSearchBox({ searched, others }: Pick<SearchFormProps, 'searched' | 'others'>) {
  const navigate = useNavigate();
  const [text, setText] = useState(searched);
  const [isOpen, setIsOpen] = useState(false);
  const [list, setList] = useState(NO_LIST);
  const input = useRef<HTMLInputElement>(null);
  const keys = useRef<KeyHandler>(null);
  const open = () => setIsOpen(true);
  const close = () => {
    setIsOpen(false);
    setList(NO_LIST);
  };
  const search = (words: string) => {
    close();
    input.current?.blur();
    void navigate(searchPath(others, words));
  };
  return {
    text,
    isOpen,
    list,
    setList,
    input,
    keys,
    open,
    close,
    search,
    type: (typed: string) => {
      setText(typed);
      open();
    },
    clear: () => {
      setText('');
      if (searched) search('');
      else input.current?.focus();
    },
    press: (event: KeyboardEvent) => {
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') open();
      keys.current?.(event);
    },
    leave: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) close();
    },
  };
}

type SearchBoxState = ReturnType<typeof useSearchBox>;

function SearchForm({ searched, others, className }: SearchFormProps) {
  const t = useTexts(siteTexts);
  const language = useLanguage();
  const listId = useId();
  const box = useSearchBox({ searched, others });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    box.search(box.text);
  };
  return (
    <form
      role="search"
      action={localizedPath('/deals', language)}
      className={cx(styles.box, className, box.isOpen && styles.open)}
      data-open={box.isOpen || undefined}
      onSubmit={submit}
      onBlur={box.leave}
    >
      {box.isOpen && (
        <IconButton label={t('closeSearch')} className={styles.back} onClick={box.close}>
          <ArrowLeft size={20} />
        </IconButton>
      )}
      <Search size={16} aria-hidden />
      <SearchInput box={box} listId={listId} />
      {others.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {box.text && (
        <IconButton label={t('clearSearch')} onClick={box.clear}>
          <X size={16} />
        </IconButton>
      )}
      {box.isOpen && (
        <SearchPanel
          id={listId}
          text={box.text}
          others={others}
          keys={box.keys}
          onList={box.setList}
          onSearch={box.search}
          onClose={box.close}
        />
      )}
    </form>
  );
}

function SearchInput({ box, listId }: { box: SearchBoxState; listId: string }) {
  const t = useTexts(siteTexts);
  return (
    <input
      type="text"
      ref={box.input}
      role="combobox"
      aria-expanded={box.list.isShown}
      aria-controls={listId}
      aria-autocomplete="list"
      aria-activedescendant={box.list.activeId}
      inputMode="search"
      enterKeyHint="search"
      autoComplete="off"
      name="search"
      maxLength={100}
      aria-label={t('search')}
      placeholder={t('searchPlaceholder')}
      value={box.text}
      className={styles.input}
      onChange={({ target }) => box.type(target.value)}
      onFocus={box.open}
      onClick={box.open}
      onKeyDown={box.press}
    />
  );
}
