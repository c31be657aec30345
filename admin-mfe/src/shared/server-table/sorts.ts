/** What the server calls the order by a column, upwards and downwards; `none` is what it does unasked. */
export interface ColumnSort {
  ascend?: string;
  descend?: string;
  none?: undefined;
}

export type ColumnSorts = Readonly<Record<string, ColumnSort>>;

/** Which way a column is sorted at the moment. */
export function sortAsked(column: ColumnSort, asked: string | undefined): 'ascend' | 'descend' | null {
  if (!asked) return null;
  if (asked === column.ascend) return 'ascend';
  return asked === column.descend ? 'descend' : null;
}

/** The other direction of the column that an order belongs to. */
export function turnedRound(sorts: ColumnSorts, order: string): string | undefined {
  const column = Object.values(sorts).find(({ ascend, descend }) => ascend === order || descend === order);
  return column?.ascend === order ? column.descend : column?.ascend;
}
