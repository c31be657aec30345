import { useState } from 'react';
import { useAdminFaqsListQuery } from 'shared-ui/api/admin-catalogue';
import { useTexts } from 'shared-ui/i18n';
import { CatalogueList } from '../catalogue-list';
import { EntryRow } from '../entry-row';
import { FaqSheet } from './faq-sheet';
import { catalogueTexts } from '../texts';

/** Frequently asked questions. */
export function FaqsPart() {
  const t = useTexts(catalogueTexts);
  const list = useAdminFaqsListQuery();
  const [opened, setOpened] = useState<{ id?: number } | null>(null);
  return (
    <>
      <CatalogueList list={list} add={t('addFaq')} onAdd={() => setOpened({})}>
        {(faq) => (
          <EntryRow
            name={faq.question}
            nameNe={faq.questionNe}
            isActive={faq.isActive}
            note={`${t(`place_${faq.place}`)} · ${t(`topic_${faq.category}`)}`}
            onEdit={() => setOpened({ id: faq.id })}
          />
        )}
      </CatalogueList>
      {opened && (
        <FaqSheet
          faq={list.data?.find(({ id }) => id === opened.id)}
          onConflict={list.refetch}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
