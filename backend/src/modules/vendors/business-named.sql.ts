import { containing } from '../../common/paging/keyset-list.sql.js';
import type { SqlParameters } from '../../common/sql/sql-parameters.js';

/** Businesses `v` whose English or Nepali name contains the words. */
export const businessNamed = (words: string, parameters: SqlParameters): string =>
  `(${containing('v.business_name', words, parameters)} OR ${containing('v.name_ne', words, parameters)})`;
