import { useFormat, useTexts } from 'shared-ui/i18n';
import { Alert, ChipLink, RemovableChip } from 'shared-ui/ui';
import { pathOf, without, type Filters } from '../filters/filters';
import { exploreTexts } from '../texts';
import styles from './search.module.css';
import { isRelaxed, withoutPart, type SearchAnswer } from './search-answer';

interface RelaxedNoteProps {
  filters: Filters;
  answer: SearchAnswer | null | undefined;
  total: number;
}

/** States which words the deals match if none matches all, with a link for each word. */
export function RelaxedNote({ filters, answer, total }: RelaxedNoteProps) {
  const t = useTexts(exploreTexts);
  const format = useFormat();
  const { search } = filters;
  if (!search || !answer || !isRelaxed(answer)) return null;
  const parts = answer.matched.map((text) => t('searchChip', { words: text }));
  const words = parts.join(t(answer.isAny ? 'orWord' : 'andWord'));
  const pathWith = (next: string | undefined) =>
    pathOf({ ...without(filters, 'search'), ...(next && { search: next }) });
  return (
    <div className={styles.relaxed}>
      <div role="status">
        <Alert tone="news" title={t('relaxedTitle', { words: search })}>
          {words && t('relaxed', { count: total, shown: format.number(total), words })}
        </Alert>
      </div>
      <ul className={styles.parts} aria-label={t('searchParts')}>
        {answer.matched.map((word) => (
          <li key={word}>
            <RemovableChip name={word} to={pathWith(withoutPart(search, word))} />
          </li>
        ))}
        {answer.dropped.map((word) => (
          <li key={word}>
            <ChipLink
              className={styles.dropped}
              to={pathWith(word)}
              aria-label={t('searchOnly', { words: word })}
            >
              <s>{word}</s>
            </ChipLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
