import { Plus } from 'lucide-react';
import { useState } from 'react';
import { type SearchTermView, useAdminSearchTermsListQuery } from 'shared-ui/api/admin-catalogue';
import { useTexts } from 'shared-ui/i18n';
import { Button, EmptyState, ErrorState, Skeleton, SkeletonBlock, TextField } from 'shared-ui/ui';
import catalogue from '../catalogue.module.css';
import styles from './search-terms.module.css';
import { type Meaning, meaningsOf, meaningsWith } from './term-values';
import { searchTermTexts } from './texts';

interface MeaningListProps {
  onOpen(term: Partial<SearchTermView>): void;
}

/** Meanings with their words. A press on a word edits it. */
export function MeaningList({ onOpen }: MeaningListProps) {
  const t = useTexts(searchTermTexts);
  const { data, isError, refetch } = useAdminSearchTermsListQuery();
  const [text, setText] = useState('');
  if (!data && isError)
    return <ErrorState level={3} title={t('failed')} text={t('failedText')} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Skeleton>
        <SkeletonBlock className={catalogue.bone} />
      </Skeleton>
    );
  const shown = meaningsWith(meaningsOf(data), text);
  return (
    <>
      <div className={styles.tools}>
        <TextField
          type="search"
          label={t('find')}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button onClick={() => onOpen({})}>
          <Plus size={18} aria-hidden />
          {t('add')}
        </Button>
      </div>
      {shown.length === 0 ? (
        <EmptyState card level={3} drawing="plate" title={t('noTerms')} text={t('noTermsText')} />
      ) : (
        <ul className={catalogue.rows}>
          {shown.map((meaning) => (
            <MeaningRow key={`${meaning.kind} ${meaning.meaning}`} {...meaning} onOpen={onOpen} />
          ))}
        </ul>
      )}
    </>
  );
}

function MeaningRow({ kind, meaning, terms, onOpen }: Meaning & MeaningListProps) {
  const t = useTexts(searchTermTexts);
  return (
    <li className={styles.meaning}>
      <div>
        <b>{meaning}</b>
        <span className={catalogue.note}>{t(`kind_${kind}`)}</span>
      </div>
      <ul className={styles.terms} aria-label={t('termsOf', { meaning })}>
        {terms.map((term) => (
          <li key={term.id}>
            <Button size="small" variant="outline" onClick={() => onOpen(term)}>
              {term.term}
            </Button>
          </li>
        ))}
        <li>
          <Button
            size="small"
            variant="text"
            aria-label={t('addTo', { meaning })}
            onClick={() => onOpen({ kind, meaning })}
          >
            <Plus size={16} aria-hidden />
            {t('word')}
          </Button>
        </li>
      </ul>
    </li>
  );
}
