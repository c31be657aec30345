import { SqlParameters } from '../../../common/sql/sql-parameters.js';
import type { SearchStage } from '../search/search-stages.js';
import { filterConditions, nearPlaces, searched } from './deal-filters.sql.js';
import type { Statement } from './deal-list.sql.js';
import type { DealFilterQuery } from './deal-query.dto.js';

/** Checks whether any deal matches a filter. */
export function dealsExistStatement(filter: DealFilterQuery, stage: SearchStage): Statement {
  const parameters = new SqlParameters();
  const where = [...filterConditions(filter, stage, parameters).values()].join(' AND ') || 'true';
  const ctes = [...searched(stage, parameters), ...(filter.near ? [nearPlaces(filter, parameters)] : [])];
  const sql = `${ctes.length > 0 ? `WITH ${ctes.join(', ')} ` : ''}SELECT EXISTS (SELECT 1 FROM listed_deals d WHERE ${where}) AS "exists"`;
  return { sql, values: parameters.values };
}
