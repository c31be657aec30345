import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { SkeletonBlock, Button, EmptyState, ErrorState, Skeleton } from 'shared-ui/ui';
import styles from './catalogue.module.css';
import { catalogueTexts } from './texts';

interface CatalogueListProps<Row> {
  list: { data?: readonly Row[]; isError: boolean; refetch(): unknown };
  /** Label of the button that creates an entry. */
  add: string;
  onAdd(): void;
  children: (row: Row) => ReactNode;
}

/** List of one catalog part, with its loading, error and empty states. */
export function CatalogueList<Row extends { id: number }>(props: CatalogueListProps<Row>) {
  const { list, add, onAdd, children } = props;
  const t = useTexts(catalogueTexts);
  if (list.isError && !list.data)
    return (
      <ErrorState level={2} title={t('failed')} text={t('failedText')} onRetry={() => void list.refetch()} />
    );
  if (!list.data)
    return (
      <Skeleton>
        <SkeletonBlock className={styles.bone} />
      </Skeleton>
    );
  return (
    <>
      <Button className={styles.add} onClick={onAdd}>
        <Plus size={18} aria-hidden />
        {add}
      </Button>
      {list.data.length === 0 ? (
        <EmptyState card drawing="plate" title={t('empty')} text={t('emptyText')} />
      ) : (
        <ul className={styles.rows}>
          {list.data.map((row) => (
            <li key={row.id} className={styles.row}>
              {children(row)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
