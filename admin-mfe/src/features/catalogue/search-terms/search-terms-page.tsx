import { useState } from 'react';
import { type SearchTermView, useAdminSearchTermsListQuery } from 'shared-ui/api/admin-catalogue';
import { useTexts } from 'shared-ui/i18n';
import { MeaningList } from './meaning-list';
import { Misses } from './misses';
import styles from './search-terms.module.css';
import { TermSheet } from './term-sheet';
import { searchTermTexts } from './texts';

/** Searches without a result, and the words that searches understand. */
export function SearchTermsPage() {
  const t = useTexts(searchTermTexts);
  const { data = [], refetch } = useAdminSearchTermsListQuery();
  const [opened, setOpened] = useState<Partial<SearchTermView> | null>(null);
  const current = data.find(({ id }) => id === opened?.id);
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      <section className={styles.part}>
        <h2>{t('missesTitle')}</h2>
        <p>{t('missesText')}</p>
        <Misses onAdd={(term) => setOpened({ term })} />
      </section>
      <section className={styles.part}>
        <h2>{t('meaningsTitle')}</h2>
        <p>{t('meaningsText')}</p>
        <MeaningList onOpen={setOpened} />
      </section>
      {opened && (
        <TermSheet
          term={current ?? opened}
          meanings={[...new Set(data.map(({ meaning }) => meaning))]}
          onConflict={refetch}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  );
}
