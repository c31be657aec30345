/** Server names of a column's ascending and descending order; `none` is the default order. */
export interface ColumnSort {
  ascend?: string;
  descend?: string;
  none?: undefined;
}

export type ColumnSorts = Readonly<Record<string, ColumnSort>>;

/** Current sort direction of a column; null if the list is not sorted by it. */
export function sortAsked(column: ColumnSort, asked: string | undefined): 'ascend' | 'descend' | null {
  if (!asked) return null;
  if (asked === column.ascend) return 'ascend';
  return asked === column.descend ? 'descend' : null;
}

/** Opposite direction of an order on the same column. */
export function turnedRound(sorts: ColumnSorts, order: string): string | undefined {
  const column = Object.values(sorts).find(({ ascend, descend }) => ascend === order || descend === order);
  return column?.ascend === order ? column.descend : column?.ascend;
}
