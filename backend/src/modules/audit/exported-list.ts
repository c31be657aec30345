import type { TableFile } from '../../common/csv/table-files.service.js';
import type { KeysetList } from '../../common/paging/keyset-list.sql.js';
import type { PageQuery } from '../../common/paging/page-query.js';

/** A list of the console as a table for spreadsheets. */
export interface ExportedList<Query extends PageQuery & { sort?: string }, View> extends TableFile<View> {
  list: KeysetList<Query>;
}

/** Query of an exported list: its filters and sort order without paging. */
export type WithoutPages<Query extends PageQuery> = Omit<Query, keyof PageQuery>;
