import type { Cell } from '../../common/csv/csv.js';
import type { KeysetList } from '../../common/paging/keyset-list.sql.js';
import type { PageQuery } from '../../common/paging/page-query.js';

/** A list of the console as a table for spreadsheets. */
export interface ExportedList<Query extends PageQuery & { sort?: string }, View> {
  /** Of the file and in the audit log, such as `users`. */
  name: string;
  list: KeysetList<Query>;
  headings: Readonly<Record<'en' | 'ne', readonly string[]>>;
  /** One cell per heading. States stay the words of the API, by which lists are filtered. */
  cells: (row: View) => Cell[];
}

/** What a file of a list takes: the list's own filters and order, all of it at once. */
export type WithoutPages<Query extends PageQuery> = Omit<Query, keyof PageQuery>;
