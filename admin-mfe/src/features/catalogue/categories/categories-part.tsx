import { Merge } from 'lucide-react';
import { useState } from 'react';
import { useAdminCategoriesListQuery } from 'shared-ui/api/admin-catalogue';
import { inLanguage, useLanguage, useTexts } from 'shared-ui/i18n';
import { IconButton } from 'shared-ui/ui';
import { CatalogueList } from '../catalogue-list';
import { CategoryIcon } from './category-icon';
import { CategorySheet } from './category-sheet';
import { treeOf } from './category-values';
import { EntryRow } from '../entry-row';
import { MergeDialog } from '../merge-dialog';
import { catalogueTexts } from '../texts';

interface Opened {
  what: 'edit' | 'merge';
  /** Undefined for a new category. */
  id?: number;
}

/** Category tree. */
export function CategoriesPart() {
  const t = useTexts(catalogueTexts);
  const language = useLanguage();
  const list = useAdminCategoriesListQuery();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const categories = list.data ?? [];
  const chosen = categories.find(({ id }) => id === opened?.id);
  return (
    <>
      <CatalogueList
        list={{ ...list, data: list.data && treeOf(list.data) }}
        add={t('addCategory')}
        onAdd={() => setOpened({ what: 'edit' })}
      >
        {(category) => (
          <EntryRow
            {...category}
            isBelow={category.parentId !== null}
            sign={<CategoryIcon name={category.icon} />}
            note={`${category.slug} · ${t('deals', { count: category.dealCount })}`}
            onEdit={() => setOpened({ what: 'edit', id: category.id })}
            actions={
              <IconButton
                label={t('mergeName', { name: inLanguage(language, category.name, category.nameNe) })}
                onClick={() => setOpened({ what: 'merge', id: category.id })}
              >
                <Merge size={18} />
              </IconButton>
            }
          />
        )}
      </CatalogueList>
      {opened?.what === 'edit' && (
        <CategorySheet category={chosen} categories={categories} onConflict={list.refetch} onClose={close} />
      )}
      {opened?.what === 'merge' && chosen && (
        <MergeDialog category={chosen} categories={categories} onClose={close} />
      )}
    </>
  );
}
