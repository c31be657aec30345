import { SqlParameters } from '../../../common/sql/sql-parameters.js';
import type { SearchStage } from '../search/search-stages.js';
import { filterConditions, searched } from './deal-filters.sql.js';
import type { Statement } from './deal-list.sql.js';
import type { DealFilterQuery } from './deal-query.dto.js';

/** Those of the given deals that are listed and match a filter, in the given order. */
export function matchingDealsStatement(
  filter: DealFilterQuery,
  stage: SearchStage,
  dealIds: readonly number[],
): Statement {
  const parameters = new SqlParameters();
  const ids = `${parameters.add(dealIds)}::int[]`;
  const where = [...filterConditions(filter, stage, parameters).values()].join(' AND ') || 'true';
  const ctes = searched(stage, parameters);
  const sql = `${ctes.length > 0 ? `WITH ${ctes.join(', ')} ` : ''}SELECT d.id FROM listed_deals d
    WHERE d.id = ANY(${ids}) AND ${where} ORDER BY array_position(${ids}, d.id)`;
  return { sql, values: parameters.values };
}
