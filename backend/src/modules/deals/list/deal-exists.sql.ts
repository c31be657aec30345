import { SqlParameters } from '../../../common/sql/sql-parameters.js';
import type { SearchStage } from '../search/search-stages.js';
import { dealSource } from './deal-filters.sql.js';
import type { Statement } from './deal-list.sql.js';
import type { DealFilterQuery } from './deal-query.dto.js';

/** Checks whether any deal matches a filter. */
export function dealsExistStatement(filter: DealFilterQuery, stage: SearchStage): Statement {
  const parameters = new SqlParameters();
  const { ctes, from, conditions } = dealSource(filter, stage, parameters);
  const where = [...conditions.values()].join(' AND ') || 'true';
  const sql = `${ctes.length > 0 ? `WITH ${ctes.join(', ')} ` : ''}SELECT EXISTS (SELECT 1 FROM ${from} WHERE ${where}) AS "exists"`;
  return { sql, values: parameters.values };
}
