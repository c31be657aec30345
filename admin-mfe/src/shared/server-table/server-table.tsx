import { Table, type TableColumnsType, type TableProps } from 'antd';
import type { ReactNode } from 'react';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Bone, Button, EmptyState, ErrorState, Skeleton } from 'shared-ui/ui';
import { TableFile } from 'shared-ui/dashboard';
import type { Page } from 'shared-ui/platform';
import styles from './server-table.module.css';
import { sortAsked, turnedRound, type ColumnSorts } from './sorts';
import { serverTableTexts } from './texts';
import type { ListAddress } from './use-list-address';

interface ListState<Row> {
  currentData?: Page<Row>;
  isError: boolean;
  isFetching: boolean;
  refetch(): unknown;
}

interface ServerTableProps<Row> {
  /** What the table is of, for who cannot see it. */
  label: string;
  list: ListState<Row>;
  address: ListAddress;
  columns: TableColumnsType<Row>;
  /** Which columns the server sorts by, and what it calls that. The first of all is its own order. */
  sorts?: ColumnSorts;
  /** What the server calls its own order, which holds unless another is asked for. */
  order?: string;
  /** Said when there is nothing although nothing was asked for. */
  empty: { title: string; text: string };
  /** Address of the whole list as a file, where there is one. */
  file?: string;
  /** More of a row, unfolded below it. */
  expanded?: (row: Row) => ReactNode;
}

/** A table that the server filters, sorts and pages, with everything it can be: on its way, failed, empty, not found, there. */
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
        <Bone className={styles.bone} />
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
  const {
    label,
    list,
    address,
    columns,
    sorts = {},
    order: ownOrder = 'newest',
    file,
    expanded,
    page,
  } = props;
  const t = useTexts(serverTableTexts);
  const format = useFormat();
  const onChange: TableProps<Row>['onChange'] = (_pagination, _filters, sorter) => {
    const { columnKey, order } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter;
    const next = sorts[String(columnKey)]?.[order ?? 'none'];
    // A second press on the marked column of the server's own order names no column: it turns that order round.
    address.change({ sort: order || address.asked.sort ? next : turnedRound(sorts, ownOrder) });
  };
  const count = format.number(page.total);
  return (
    <div className={styles.list}>
      <div className={styles.head}>
        <p role="status" className={styles.count}>
          {t(page.totalIsExact ? 'rows' : 'rowsAtLeast', { count: page.total, shown: count })}
        </p>
        {file && <TableFile key={file} url={file} />}
      </div>
      <Table<Row>
        aria-label={label}
        rowKey="id"
        className={styles.table}
        columns={columns.map((column) => sortable(unbroken(column), sorts, address.asked.sort ?? ownOrder))}
        dataSource={page.items}
        loading={list.isFetching}
        pagination={false}
        sortDirections={['ascend', 'descend']}
        showSorterTooltip={false}
        onChange={onChange}
        expandable={expanded && { expandedRowRender: expanded }}
      />
      <Pages address={address} next={page.next} />
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

/** Words in columns of numbers are not broken. */
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
