import type { RefObject } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { consoleFrameTexts } from '../texts';
import { KINDS, type Choice } from './choice';
import styles from './palette.module.css';

interface ChoiceListProps {
  /** Id of the palette, the prefix of the ids of its parts. */
  id: string;
  list: RefObject<HTMLDivElement | null>;
  choices: readonly Choice[];
  active: number;
  choose(choice: Choice): void;
  onPoint(place: number): void;
}

/** Palette results, grouped by kind. */
export function ChoiceList({ id, list, choices, active, choose, onPoint }: ChoiceListProps) {
  const t = useTexts(consoleFrameTexts);
  return (
    <div ref={list} id={`${id}-list`} role="listbox" aria-label={t('palette')} className={styles.list}>
      {KINDS.map((kind) => {
        const own = choices
          .map((choice, place) => ({ choice, place }))
          .filter(({ choice }) => choice.kind === kind);
        if (own.length === 0) return null;
        return (
          <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
            <div id={`${id}-${kind}`} role="presentation" className={styles.kind}>
              {t(`kind_${kind}`)}
            </div>
            {own.map(({ choice, place }) => (
              <div
                key={choice.to}
                id={`${id}-${place}`}
                role="option"
                aria-selected={place === active}
                className={styles.option}
                onMouseMove={() => onPoint(place)}
                onClick={() => choose(choice)}
              >
                {choice.label}
                {choice.note && <span className={styles.note}>{choice.note}</span>}
              </div>
            ))}
          </div>
        );
      })}
    </div>
  );
}
