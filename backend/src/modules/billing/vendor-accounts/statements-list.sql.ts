import type { KeysetList } from '../../../common/paging/keyset-list.sql.js';
import type { StatementsQuery } from './statement.dto.js';

const OWN = `
  s.id, to_char(s.day, 'YYYY-MM-DD') AS day, s.passes_sold AS "passesSold", s.opening_paisa AS "openingPaisa", s.sold_paisa AS "soldPaisa",
  s.returned_paisa AS "returnedPaisa", s.points_paisa AS "pointsPaisa", s.paid_out_paisa AS "paidOutPaisa", s.closing_paisa AS "closingPaisa"`;

/** Days are written one after the other, so the order of the rows is the order of the days. */
const LIST: KeysetList<StatementsQuery> = {
  from: 'vendor_statements s',
  id: 's.id',
  columns: OWN,
  sorts: {
    newest: { key: 's.id', type: 'row', direction: 'DESC' },
    oldest: { key: 's.id', type: 'row', direction: 'ASC' },
  },
  sort: ({ sort }) => sort ?? 'newest',
  conditions: ({ vendor, from, to }, parameters) => [
    vendor && `s.vendor_id = ${parameters.add(vendor)}`,
    from && `s.day >= ${parameters.add(from)}::date`,
    to && `s.day <= ${parameters.add(to)}::date`,
  ],
};

/** The days of all businesses. */
export const STATEMENTS: KeysetList<StatementsQuery> = {
  ...LIST,
  joins: 'JOIN vendor_cards v ON v.id = s.vendor_id',
  columns: `${OWN}, json_build_object('id', v.id, 'businessName', v.business_name, 'nameNe', v.name_ne) AS vendor`,
};

/** Statements of one business; every query must include the business. */
export const OWN_STATEMENTS = LIST;
