import { useMemo, useState, type MouseEvent, type RefObject } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { useNavigate } from 'shared-ui/router';
import { VisuallyHidden } from 'shared-ui/ui';
import { BestMatches } from './best-matches';
import { useSearchedCity, type ListQuery } from './list-query';
import { RecentList } from './recent-list';
import { addRecent, readRecent, removeRecent } from './recent-searches';
import { withoutDeals, type SuggestionOption } from './suggestion-groups';
import { SuggestionList } from './suggestion-list';
import styles from './suggestions.module.css';
import { searchTexts } from './texts';
import { useOptions, type KeyHandler, type ShownList } from './use-options';
import { useSuggestions } from './use-suggestions';

export type { KeyHandler, ShownList };

interface SearchPanelProps {
  /** Id of the list. */
  id: string;
  text: string;
  others: ListQuery;
  /** Receives the handler of the keys that are pressed in the box. */
  keys: RefObject<KeyHandler | null>;
  onList(list: ShownList): void;
  onSearch(words: string): void;
  onClose(): void;
}

/** Presses in the panel keep the focus in the box, so that the panel is still there for the click. */
const keepFocus = (event: MouseEvent): void => event.preventDefault();

const matches = (query: string): boolean => typeof matchMedia === 'function' && matchMedia(query).matches;

/** Opens a chosen suggestion, or all results, and stores the search on the device. */
function useChoice(words: string, { onSearch, onClose }: Pick<SearchPanelProps, 'onSearch' | 'onClose'>) {
  const navigate = useNavigate();
  const remember = (search: string) => search && addRecent(search);
  const choose = (option: SuggestionOption | null) => {
    if (!option) {
      remember(words);
      return onSearch(words);
    }
    if (option.to.startsWith('/deals?search=')) remember(option.label);
    onClose();
    void navigate(option.to);
  };
  return { choose, remember };
}

/** Suggestions for the typed text, with cards of the best matches on wide screens; recent searches if the box is empty. */
export function SearchPanel({ id, text, others, keys, onList, onSearch, onClose }: SearchPanelProps) {
  const t = useTexts(searchTexts);
  const city = useSearchedCity(others);
  const [recent, setRecent] = useState(readRecent);
  const [isWide] = useState(() => matches('(width >= 1080px)'));
  const [isPhone] = useState(() => matches('(width < 760px)'));
  const found = useSuggestions(text, city);
  const groups = useMemo(() => (isWide ? withoutDeals(found) : found), [isWide, found]);
  const words = text.trim();
  const { choose, remember } = useChoice(words, { onSearch, onClose });
  const list = useOptions({
    id,
    groups,
    keys,
    onList,
    onChoose: choose,
    onEnter: () => remember(words),
    onClose,
  });
  const showsRecent = words === '' && recent.length > 0;
  return (
    <>
      <VisuallyHidden>
        <span role="status">{list.isShown && t('suggestionCount', { count: list.count })}</span>
      </VisuallyHidden>
      <div
        className={styles.panel}
        hidden={!(list.isShown || showsRecent || isPhone)}
        onMouseDown={keepFocus}
      >
        {list.isShown && (
          <SuggestionList
            id={id}
            typed={text}
            groups={groups}
            activeId={list.activeId}
            allId={list.allId}
            onChoose={choose}
          />
        )}
        {list.isShown && isWide && <BestMatches search={words} city={city} onOpen={onClose} />}
        {showsRecent && (
          <RecentList
            searches={recent}
            others={others}
            onRemove={(search) => setRecent(removeRecent(search))}
          />
        )}
      </div>
    </>
  );
}
