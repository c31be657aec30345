import type { KeysetList } from '../../../common/paging/keyset-list.sql.js';
import type { PageQuery } from '../../../common/paging/page-query.js';

const JOINS =
  'JOIN fiscal_years y ON y.id = i.fiscal_year_id LEFT JOIN invoices corrected ON corrected.id = i.corrects_id';

export const INVOICE_TABLES = `invoices i ${JOINS}`;
export const INVOICE_COLUMNS = `
  i.public_id AS id, i.kind, i.number, y.name AS "fiscalYear", iso(i.issued_at) AS "issuedAt", i.source, corrected.number AS corrects,
  i.paid_by AS "paidBy", i.points_paisa::int AS "pointsPaisa", i.net_paisa::int AS "netPaisa", i.vat_paisa::int AS "vatPaisa",
  i.total_paisa::int AS "totalPaisa"`;

/** The newest first. */
const listOf =
  (owner: string): ((id: number) => KeysetList<PageQuery & { sort?: string }>) =>
  (id) => ({
    from: 'invoices i',
    id: 'i.id',
    joins: JOINS,
    columns: INVOICE_COLUMNS,
    sorts: { newest: { key: 'i.id', type: 'row', direction: 'DESC' } },
    sort: () => 'newest',
    conditions: (_query, parameters) => [`${owner} = ${parameters.add(id)}`],
  });

/** Invoices of a customer's own purchases. */
export const invoicesOfPerson = listOf('i.vendor_id IS NULL AND i.buyer_id');
/** Invoices of a business's purchases, whichever staff member paid. */
export const invoicesOfVendor = listOf('i.vendor_id');
