import { Plus } from 'lucide-react';
import { type SearchMissView, useAdminSearchMissesListQuery } from 'shared-ui/api/admin-catalogue';
import { adminSearchMissesTablePath } from 'shared-ui/api/paths';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Button, ErrorState, Skeleton, SkeletonBlock } from 'shared-ui/ui';
import { FileTable } from '../../../shared/server-table';
import catalogue from '../catalogue.module.css';
import { searchTermTexts } from './texts';

interface MissesProps {
  /** @param query words that nobody found */
  onAdd(query: string): void;
}

/** Searches of several visitors that found nothing, each with a button that adds a word for it. */
export function Misses({ onAdd }: MissesProps) {
  const t = useTexts(searchTermTexts);
  const format = useFormat();
  const { data, isError, refetch } = useAdminSearchMissesListQuery();
  if (!data && isError)
    return <ErrorState level={3} title={t('failed')} text={t('failedText')} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Skeleton>
        <SkeletonBlock className={catalogue.bone} />
      </Skeleton>
    );
  if (data.length === 0) return <p className={catalogue.note}>{t('noMisses')}</p>;
  return (
    <FileTable<SearchMissView>
      file={adminSearchMissesTablePath}
      rowKey="query"
      dataSource={data}
      columns={[
        { title: t('search'), dataIndex: 'query' },
        {
          title: t('visitors'),
          key: 'visitors',
          dataIndex: 'visitors',
          responsive: ['sm'],
          align: 'end',
          render: (count: number) => format.number(count),
        },
        {
          title: t('lastDay'),
          key: 'lastDay',
          dataIndex: 'lastDay',
          responsive: ['md'],
          render: (day: string) => format.day(day),
        },
        {
          title: t('actions'),
          render: (_, { query }) => (
            <Button
              size="small"
              variant="text"
              aria-label={t('addFor', { query })}
              onClick={() => onAdd(query)}
            >
              <Plus size={16} aria-hidden />
              {t('word')}
            </Button>
          ),
        },
      ]}
    />
  );
}
