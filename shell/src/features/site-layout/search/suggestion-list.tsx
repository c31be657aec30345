import { Building2, MapPin, Search, Ticket, Utensils } from 'lucide-react';
import { useFormat, useTexts } from 'shared-ui/i18n';
import styles from './suggestions.module.css';
import {
  isNepaliText,
  markedParts,
  type GroupName,
  type SuggestionGroup,
  type SuggestionOption,
} from './suggestion-groups';
import { searchTexts } from './texts';

const icons = { dishes: Utensils, businesses: Building2, areas: MapPin, deals: Ticket };

interface SuggestionListProps {
  id: string;
  typed: string;
  groups: readonly SuggestionGroup[];
  /** Id of the option selected with the arrow keys. */
  activeId: string | undefined;
  allId: string;
  onChoose(option: SuggestionOption | null): void;
}

interface OptionProps {
  id: string;
  kind: GroupName;
  option: SuggestionOption;
  typed: string;
  isActive: boolean;
  onChoose(): void;
}

function Option({ id, kind, option, typed, isActive, onChoose }: OptionProps) {
  const t = useTexts(searchTexts);
  const format = useFormat();
  const Icon = icons[kind];
  const { label, other, count } = option;
  const [before, marked, after] = markedParts(label, typed);
  return (
    <div id={id} role="option" aria-selected={isActive} className={styles.option} onClick={onChoose}>
      <span className={styles.icon}>
        <Icon size={18} />
      </span>
      <span className={styles.label}>
        <span lang={isNepaliText(label) ? 'ne' : 'en'}>
          {before}
          <b>{marked}</b>
          {after}
        </span>
        {other && (
          <span className={styles.other} lang={isNepaliText(other) ? 'ne' : 'en'}>
            {' '}
            · {other}
          </span>
        )}
        {count !== null && (
          <small className={styles.note}>{t('deals', { count, shown: format.number(count) })}</small>
        )}
      </span>
    </div>
  );
}

/** Listbox of the search box. */
export function SuggestionList({ id, typed, groups, activeId, allId, onChoose }: SuggestionListProps) {
  const t = useTexts(searchTexts);
  return (
    <div id={id} role="listbox" aria-label={t('suggestions')} className={styles.list}>
      {groups.map(({ name, options }) => (
        <div key={name} role="group" aria-label={t(name === 'deals' ? 'bestMatches' : name)}>
          <p className={styles.heading} aria-hidden="true">
            {t(name === 'deals' ? 'bestMatches' : name)}
          </p>
          {options.map((option) => (
            <Option
              key={option.id}
              id={`${id}-${option.id}`}
              kind={name}
              option={option}
              typed={typed}
              isActive={activeId === `${id}-${option.id}`}
              onChoose={() => onChoose(option)}
            />
          ))}
        </div>
      ))}
      <div
        id={allId}
        role="option"
        aria-selected={activeId === allId}
        className={styles.all}
        onClick={() => onChoose(null)}
      >
        <Search size={18} />
        {t('seeAll', { words: typed.trim() })}
      </div>
    </div>
  );
}
