import type { Cell } from '../../common/csv/csv.js';
import type { KeysetList } from '../../common/paging/keyset-list.sql.js';
import type { PageQuery } from '../../common/paging/page-query.js';

/** A list of the console as a table for spreadsheets. */
export interface ExportedList<Query extends PageQuery & { sort?: string }, View> {
  /** Name of the file and in the audit log, such as `users`. */
  name: string;
  list: KeysetList<Query>;
  headings: Readonly<Record<'en' | 'ne', readonly string[]>>;
  /** One cell per heading. States use the words of the API, which are also the filter values. */
  cells: (row: View) => Cell[];
}

/** Query of an exported list: its filters and sort order without paging. */
export type WithoutPages<Query extends PageQuery> = Omit<Query, keyof PageQuery>;
