import { SqlParameters } from '../../../common/sql/sql-parameters.js';
import { DEAL_COLUMNS, dealJoins } from './deal-columns.sql.js';
import { nearParameters } from './deal-filters.sql.js';
import type { Statement } from './deal-list.sql.js';
import { chosenAreas, placeAreas } from './deal-place-filter.sql.js';
import type { DealListQuery } from './deal-query.dto.js';

/** Parts of a list's query that select the displayed place of each deal. */
export type CardChoice = Pick<DealListQuery, 'near' | 'area' | 'location' | 'place' | 'open' | 'sort'>;

/** True if the query selects the displayed places, so that its cards differ from those of other lists. */
export const hasOwnCards = ({ near, area, place, open }: CardChoice): boolean =>
  near !== undefined || area !== undefined || open !== undefined || (place?.includes('.') ?? false);

/** Cards of deals as JSON text, in no particular order, each with the end of its validity. The text is the same for any deals. */
export function dealCardsStatement(ids: readonly number[], choice: CardChoice): Statement {
  const parameters = new SqlParameters();
  const given = parameters.add([...ids]);
  const joins = dealJoins({
    near: choice.near === undefined ? undefined : nearParameters(choice.near, parameters),
    areas:
      chosenAreas(choice, parameters) ??
      (choice.sort === 'near' ? undefined : placeAreas(choice, parameters)),
    isOpen: choice.open !== undefined,
  });
  const sql = `SELECT card.id, row_to_json(card)::text AS json,
      least(now() + interval '10 minutes', (card.opening->>'changesAt')::timestamptz, CASE WHEN listed.end_date > now() THEN listed.end_date END) AS "validUntil"
    FROM (SELECT ${DEAL_COLUMNS} FROM deals d ${joins} WHERE d.id = ANY(${given}::int[])) AS card JOIN deals listed ON listed.id = card.id`;
  return { sql, values: parameters.values };
}
