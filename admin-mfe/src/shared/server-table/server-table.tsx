import type { TableColumnsType, TableProps } from 'antd';
import type { ReactNode } from 'react';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { SkeletonBlock, Button, EmptyState, ErrorState, Skeleton } from 'shared-ui/ui';
import { TableFile } from 'shared-ui/dashboard';
import type { Page } from 'shared-ui/platform';
import { ColumnChoice } from './column-choice';
import { DataTable } from './data-table';
import { SavedViews } from './saved-views';
import styles from './server-table.module.css';
import { sortAsked, turnedRound, type ColumnSorts } from './sorts';
import { serverTableTexts } from './texts';
import { type ChosenColumns, useChosenColumns } from './use-chosen-columns';
import type { ListAddress } from './use-list-address';

interface ListState<Row> {
  currentData?: Page<Row>;
  isError: boolean;
  isFetching: boolean;
  refetch(): unknown;
}

interface ServerTableProps<Row> {
  /** Name of the table, under which its views are saved. */
  name: string;
  /** Accessible name of the table. */
  label: string;
  list: ListState<Row>;
  address: ListAddress;
  columns: TableColumnsType<Row>;
  /** Sort order of the server for each sortable column. */
  sorts?: ColumnSorts;
  /** Default sort order of the server. */
  order?: string;
  /** Message for an empty list without filters. */
  empty: { title: string; text: string };
  /** URL of the whole list as a file. */
  file: string;
  /** Name of a row for screen readers; the text of the first column by default. */
  rowName?: (row: Row) => string;
  /** Details of a row, expanded below it. */
  expanded?: (row: Row) => ReactNode;
}

/** Table filtered, sorted and paged by the server, with loading, error and empty states. */
export function ServerTable<Row extends { id: number | string }>(props: ServerTableProps<Row>) {
  const { list, address, empty } = props;
  const t = useTexts(serverTableTexts);
  const page = list.currentData;
  if (list.isError && !page)
    return (
      <ErrorState level={2} title={t('failed')} text={t('failedText')} onRetry={() => void list.refetch()} />
    );
  if (!page)
    return (
      <Skeleton>
        <SkeletonBlock className={styles.bone} />
      </Skeleton>
    );
  if (page.items.length === 0)
    return (
      <EmptyState
        card
        level={2}
        drawing={address.isFiltered ? 'search' : 'plate'}
        title={address.isFiltered ? t('noneFound') : empty.title}
        text={address.isFiltered ? t('noneFoundText') : empty.text}
      />
    );
  return <Rows {...props} page={page} />;
}

interface RowsProps<Row> extends ServerTableProps<Row> {
  page: Page<Row>;
}

function Rows<Row extends { id: number | string }>(props: RowsProps<Row>) {
  const { label, list, address, columns, sorts = {}, order: ownOrder = 'newest', page, ...rest } = props;
  const chosen = useChosenColumns(columns);
  const onChange: TableProps<Row>['onChange'] = (_pagination, _filters, sorter) => {
    const { columnKey, order } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter;
    const next = sorts[String(columnKey)]?.[order ?? 'none'];
    // A second press on the column of the default order reports no column: the order is reversed.
    address.change({ sort: order || address.asked.sort ? next : turnedRound(sorts, ownOrder) });
  };
  return (
    <div className={styles.list}>
      <Head {...props} chosen={chosen} />
      <DataTable<Row>
        aria-label={label}
        rowKey="id"
        className={styles.table}
        columns={chosen.shown.map((column) =>
          sortable(unbroken(column), sorts, address.asked.sort ?? ownOrder),
        )}
        dataSource={page.items}
        loading={list.isFetching}
        pagination={false}
        sortDirections={['ascend', 'descend']}
        showSorterTooltip={false}
        onChange={onChange}
        rowName={rest.rowName}
        expanded={rest.expanded}
      />
      <Pages address={address} next={page.next} />
    </div>
  );
}

interface HeadProps<Row> extends RowsProps<Row> {
  chosen: ChosenColumns<Row>;
}

/** Number of rows, and what can be done with the table. */
function Head<Row>({ page, name, columns, chosen, file }: HeadProps<Row>) {
  const t = useTexts(serverTableTexts);
  const format = useFormat();
  return (
    <div className={styles.head}>
      <p role="status" className={styles.count}>
        {t(page.totalIsExact ? 'rows' : 'rowsAtLeast', {
          count: page.total,
          shown: format.number(page.total),
        })}
      </p>
      <div className={styles.tools}>
        <SavedViews table={name} />
        <ColumnChoice columns={columns} chosen={chosen} />
        <TableFile key={file} url={file} />
      </div>
    </div>
  );
}

function Pages({ address, next }: { address: ListAddress; next: string | null }) {
  const t = useTexts(serverTableTexts);
  if (!address.asked.cursor && !next) return null;
  return (
    <nav aria-label={t('pages')} className={styles.pages}>
      {address.asked.cursor && (
        <Button variant="outline" onClick={() => address.turnTo(undefined)}>
          {t('firstPage')}
        </Button>
      )}
      {next && (
        <Button variant="outline" onClick={() => address.turnTo(next)}>
          {t('nextPage')}
        </Button>
      )}
    </nav>
  );
}

/** Prevents line breaks in numeric columns. */
const unbroken = <Row,>(column: TableColumnsType<Row>[number]): TableColumnsType<Row>[number] =>
  column.align ? { className: styles.number, ...column } : column;

function sortable<Row>(
  column: TableColumnsType<Row>[number],
  sorts: ColumnSorts,
  asked: string | undefined,
): TableColumnsType<Row>[number] {
  const own = sorts[String(column.key)];
  if (!own) return column;
  const directions = (['ascend', 'descend'] as const).filter((order) => own[order]);
  return { ...column, sorter: true, sortDirections: directions, sortOrder: sortAsked(own, asked) };
}
