const DAY = (at: string): string => `nepal_time(${at})::date AS day`;

const WITHIN = (at: string): string =>
  `${at} >= start_of_nepal_day(period.before) AND ${at} < start_of_nepal_day(period.last + 1)`;

/** Charges at counters for codes that were not bought, payments of orders, and refunds promised of these. */
const VOLUME = `
    SELECT ${DAY('p.redeemed_at')}, 'counter' AS kind, p.amount::bigint * 100 AS paisa FROM period, pass_facts p
    WHERE p.state = 'redeemed' AND p.source <> 'order' AND ${WITHIN('p.redeemed_at')}
    UNION ALL
    SELECT ${DAY('paid.completed_at')}, 'prepaid', paid.paisa FROM period, payment_facts paid
    WHERE paid.purpose = 'order' AND NOT paid.is_test AND ${WITHIN('paid.completed_at')}
    UNION ALL
    SELECT ${DAY('r.created_at')}, 'refund', -r.paisa FROM period, refund_facts r JOIN payment_facts paid ON paid.id = r.payment_id
    WHERE paid.purpose = 'order' AND NOT paid.is_test AND ${WITHIN('r.created_at')}`;

/** True for an invoice `i` of a plan order that was paid by a test payment. */
const IS_TEST = `EXISTS (SELECT 1 FROM payment_facts tested WHERE tested.is_test AND tested.completed_at IS NOT NULL
      AND tested.purpose IN ('membership', 'subscription')
      AND tested.purpose_id = CASE WHEN i.source LIKE 'plan:%' THEN substr(i.source, 6)::uuid END)`;

/** Invoices of plans less credit notes, without VAT. */
const INCOME = `
    SELECT ${DAY('i.issued_at')}, CASE WHEN i.vendor_id IS NULL THEN 'membership' ELSE 'subscription' END AS kind,
      CASE i.kind WHEN 'invoice' THEN i.net_paisa ELSE -i.net_paisa END AS paisa
    FROM period, invoice_facts i WHERE ${WITHIN('i.issued_at')} AND NOT ${IS_TEST}`;

/** Rows with `day`, `kind` and `paisa` of the reports about money, without test payments and voided uses (rule RP7). */
export const MONEY_EVENTS: Readonly<Record<string, string>> = { volume: VOLUME, income: INCOME };
