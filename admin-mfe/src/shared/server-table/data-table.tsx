import { Grid, Table, type TableColumnsType, type TableProps } from 'antd';
import { isValidElement, type ReactNode } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { RowDetails, RowToggle } from 'shared-ui/dashboard';
import { VisuallyHidden } from 'shared-ui/ui';
import styles from './server-table.module.css';
import { serverTableTexts } from './texts';

type Column<Row> = TableColumnsType<Row>[number];
type Screens = ReturnType<typeof Grid.useBreakpoint>;

export interface DataTableProps<Row> extends Omit<TableProps<Row>, 'columns' | 'expandable'> {
  columns: TableColumnsType<Row>;
  /** Name of a row for screen readers. */
  rowName?: (row: Row) => string;
  /** More details of a row, below its hidden columns. */
  expanded?: (row: Row) => ReactNode;
}

const isHidden = <Row,>({ responsive }: Column<Row>, screens: Screens): boolean =>
  responsive !== undefined && !responsive.some((breakpoint) => screens[breakpoint]);

function valueOf<Row>(column: Column<Row>, row: Row, index: number): ReactNode {
  const { dataIndex, render } = column as { dataIndex?: keyof Row; render?: unknown };
  const value = dataIndex === undefined ? undefined : row[dataIndex];
  if (typeof render !== 'function') return value as ReactNode;
  return (render as (value: unknown, row: Row, index: number) => ReactNode)(value, row, index);
}

/** Text of the first column of a row, if it is plain or the text of a link. */
function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textOf).filter(Boolean).join(' ');
  return isValidElement<{ children?: ReactNode }>(node) ? textOf(node.props.children) : '';
}

/**
 * Table whose rows can be expanded while columns are hidden, so that every column is reachable on a phone (finding A9).
 * A row shows the hidden columns below it.
 */
export function DataTable<Row extends object>({ columns, rowName, expanded, ...rest }: DataTableProps<Row>) {
  const t = useTexts(serverTableTexts);
  const screens = Grid.useBreakpoint();
  const hidden = columns.filter((column) => isHidden(column, screens));
  const [first] = columns;
  const nameOf = (row: Row): string =>
    rowName?.(row) ?? ((first && textOf(valueOf(first, row, 0))) || t('thisRow'));
  const details = (row: Row, index: number) => (
    <>
      {hidden.length > 0 && (
        <RowDetails
          facts={hidden.map((column) => ({
            key: String(column.key),
            title: column.title as ReactNode,
            value: valueOf(column, row, index),
          }))}
        />
      )}
      {expanded?.(row)}
    </>
  );
  return (
    <Table<Row>
      size={screens.md ? 'large' : 'small'}
      {...rest}
      columns={columns}
      expandable={
        hidden.length > 0 || expanded
          ? {
              expandedRowRender: details,
              columnTitle: <VisuallyHidden>{t('details')}</VisuallyHidden>,
              expandIcon: ({ expanded: isOpen, onExpand, record }) => (
                <RowToggle
                  className={styles.toggle}
                  row={nameOf(record)}
                  isOpen={isOpen}
                  onToggle={(event) => onExpand(record, event)}
                />
              ),
            }
          : undefined
      }
    />
  );
}
