/** Filters and columns of a table that an admin saved. */
export class TableViewView {
  id: number;
  table: string;
  name: string;
  /** Query of the table's address: filters, order and columns. */
  query: string;
  updatedAt: string;
}
