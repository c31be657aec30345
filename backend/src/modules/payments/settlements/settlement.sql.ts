/** $1 id, $2 gateway, $3 hash, $4 from, $5 to, $6 rows, $7 admin. */
export const INSERT_SETTLEMENT = `
  INSERT INTO settlements (public_id, gateway, file_hash, period_from, period_to, rows, imported_by)
  VALUES ($1, $2, $3, start_of_nepal_day(nepal_time($4::timestamptz)::date),
    start_of_nepal_day(nepal_time($5::timestamptz)::date + 1) - interval '1 millisecond', $6, $7)
  ON CONFLICT ON CONSTRAINT settlements_once DO NOTHING RETURNING id`;

/** $1 settlement, $2 gateway, $3 rows as JSON. Leaves out rows of earlier files. */
export const INSERT_ROWS = `
  INSERT INTO settlement_rows (settlement_id, gateway, line, kind, row_reference, reference, paisa, fee_paisa, at, payment_id)
  SELECT $1, $2, row.line, row.kind, row."rowReference", row.reference, row.paisa, row."feePaisa", row.at,
    coalesce((SELECT id FROM payments WHERE gateway = $2 AND reference = row.reference),
      (SELECT id FROM payments WHERE gateway = $2 AND transaction_id = row.reference))
  FROM jsonb_to_recordset($3::jsonb) AS row
    (line int, kind text, "rowReference" text, reference text, paisa bigint, "feePaisa" bigint, at timestamptz)
  ON CONFLICT ON CONSTRAINT settlement_rows_once DO NOTHING RETURNING id`;

const DIFFERENCE =
  'INSERT INTO settlement_differences (settlement_id, kind, reference, payment_id, our_paisa, their_paisa)';
const NEW_ROWS =
  'FROM settlement_rows row LEFT JOIN payments p ON p.id = row.payment_id WHERE row.settlement_id = $1';

/** Refunded sum of a payment according to all files, and according to us. */
const RETURNED_THERE = `(SELECT coalesce(sum(paisa), 0) FROM settlement_rows WHERE payment_id = p.id AND kind = 'refund')`;
const RETURNED_HERE = `(SELECT coalesce(sum(paisa), 0) FROM refunds WHERE payment_id = p.id AND state = 'completed')`;
const PERIOD = 'SELECT gateway, period_from, period_to FROM settlements WHERE id = $1';

/** True if a webhook reported the chargeback before the file (rule SF6): it is booked and has its task. */
const IS_TOLD =
  'EXISTS (SELECT 1 FROM chargebacks c WHERE c.payment_id = p.id AND c.kind = row.kind AND c.gateway_reference = row.row_reference)';

/** Statements that each find one kind of difference. $1 settlement. */
export const FIND_DIFFERENCES: readonly string[] = [
  `${DIFFERENCE} SELECT $1, 'missing-here', row.reference, NULL, NULL, row.paisa ${NEW_ROWS} AND p.id IS NULL`,
  `${DIFFERENCE} SELECT $1, 'not-captured', row.reference, p.id, p.paisa, row.paisa ${NEW_ROWS} AND row.kind = 'payment' AND p.completed_at IS NULL AND p.id IS NOT NULL`,
  `${DIFFERENCE} SELECT $1, 'amount', row.reference, p.id, p.paisa, row.paisa ${NEW_ROWS} AND row.kind = 'payment' AND p.completed_at IS NOT NULL AND p.paisa <> row.paisa`,
  `${DIFFERENCE} SELECT $1, row.kind, row.reference, p.id, NULL, row.paisa ${NEW_ROWS} AND row.kind LIKE 'chargeback%' AND p.completed_at IS NOT NULL AND NOT ${IS_TOLD}`,
  `${DIFFERENCE} SELECT $1, 'not-captured', row.reference, p.id, p.paisa, row.paisa ${NEW_ROWS} AND row.kind LIKE 'chargeback%' AND p.id IS NOT NULL AND p.completed_at IS NULL`,
  `${DIFFERENCE} SELECT $1, 'refund-missing-here', p.reference, p.id, ${RETURNED_HERE}, ${RETURNED_THERE} FROM payments p
    WHERE p.id IN (SELECT payment_id FROM settlement_rows WHERE settlement_id = $1 AND kind = 'refund') AND ${RETURNED_THERE} > ${RETURNED_HERE}`,
  `${DIFFERENCE} SELECT $1, 'refund-missing-there', p.reference, p.id, ${RETURNED_HERE}, ${RETURNED_THERE} FROM payments p
    WHERE p.id IN (SELECT r.payment_id FROM refunds r JOIN (${PERIOD}) s ON r.completed_at BETWEEN s.period_from AND s.period_to)
      AND p.gateway = (SELECT gateway FROM settlements WHERE id = $1) AND ${RETURNED_HERE} > ${RETURNED_THERE}
      AND NOT EXISTS (SELECT 1 FROM settlement_differences d WHERE d.payment_id = p.id AND d.kind = 'refund-missing-there')`,
  `${DIFFERENCE} SELECT $1, 'missing-there', p.reference, p.id, p.paisa, NULL FROM payments p JOIN (${PERIOD}) s ON s.gateway = p.gateway
    WHERE p.completed_at BETWEEN s.period_from AND s.period_to
      AND NOT EXISTS (SELECT 1 FROM settlement_rows row WHERE row.payment_id = p.id AND row.kind = 'payment')
      AND NOT EXISTS (SELECT 1 FROM settlement_differences d WHERE d.payment_id = p.id AND d.kind = 'missing-there')`,
];

/** Resolves differences of payments that a later file contains. $1 settlement. */
export const RESOLVE_FOUND = `
  UPDATE settlement_differences d SET resolved_at = now(), note = 'Found in a later file.' FROM payments p
  WHERE d.payment_id = p.id AND d.resolved_at IS NULL AND p.id IN (SELECT payment_id FROM settlement_rows WHERE settlement_id = $1)
    AND ((d.kind = 'missing-there' AND EXISTS (SELECT 1 FROM settlement_rows row WHERE row.payment_id = p.id AND row.kind = 'payment'))
      OR (d.kind = 'refund-missing-there' AND ${RETURNED_THERE} >= ${RETURNED_HERE}))`;

/** Links chargebacks that a webhook reported before to their rows. $1 settlement. */
export const CHARGEBACKS = `
  WITH told AS (
    UPDATE chargebacks c SET settlement_row_id = row.id FROM settlement_rows row
    WHERE row.settlement_id = $1 AND c.payment_id = row.payment_id AND c.kind = row.kind AND c.gateway_reference = row.row_reference
      AND c.settlement_row_id IS NULL
  )
  INSERT INTO chargebacks (payment_id, settlement_row_id, gateway_reference, kind, paisa)
  SELECT p.id, row.id, row.row_reference, row.kind, row.paisa ${NEW_ROWS} AND row.kind LIKE 'chargeback%' AND p.completed_at IS NOT NULL
    AND NOT ${IS_TOLD}
  RETURNING public_id AS id, kind, paisa::float8 AS paisa`;

/** Keeps a payment in the review queue while a difference is open. $1 settlement or null, $2 a payment or null. */
export const MARK_PAYMENTS = `
  UPDATE payments p SET differs_at = open.since FROM (
    SELECT d.payment_id, min(d.created_at) FILTER (WHERE d.resolved_at IS NULL) AS since FROM settlement_differences d
    WHERE d.payment_id = $2 OR d.payment_id IN (
      SELECT payment_id FROM settlement_differences WHERE settlement_id = $1
      UNION SELECT payment_id FROM settlement_rows WHERE settlement_id = $1)
    GROUP BY d.payment_id) AS open
  WHERE p.id = open.payment_id AND p.differs_at IS DISTINCT FROM open.since`;

/** $1 settlement, $2 rows that were new. */
export const COUNT = `
  UPDATE settlements s SET repeated = rows - $2, matched = (
    SELECT count(*) FROM settlement_rows row WHERE row.settlement_id = s.id AND row.payment_id IS NOT NULL AND NOT EXISTS (
      SELECT 1 FROM settlement_differences d WHERE d.settlement_id = s.id AND d.payment_id = row.payment_id))
  WHERE id = $1`;

export const SETTLEMENT_COLUMNS = `
  s.public_id AS id, s.gateway, iso(s.period_from) AS "periodFrom", iso(s.period_to) AS "periodTo", s.rows, s.repeated, s.matched,
  iso(s.created_at) AS "createdAt", json_build_object('id', u.id, 'name', trim(u.first_name || ' ' || u.last_name)) AS "importedBy",
  (SELECT count(*)::int FROM settlement_differences d WHERE d.settlement_id = s.id) AS differences,
  (SELECT count(*)::int FROM settlement_differences d WHERE d.settlement_id = s.id AND d.resolved_at IS NULL) AS "openDifferences"`;

/** $1 gateway, $2 hash. */
export const SETTLEMENT_OF_FILE = `
  SELECT ${SETTLEMENT_COLUMNS} FROM settlements s JOIN person_names u ON u.id = s.imported_by WHERE s.gateway = $1 AND s.file_hash = $2`;

/** $1 the difference, $2 admin, $3 note. */
export const RESOLVE = `
  UPDATE settlement_differences SET resolved_at = now(), resolved_by = $2, note = $3 WHERE public_id = $1 AND resolved_at IS NULL
  RETURNING payment_id AS "paymentId", kind`;

/** $1 the payment's row, $2 admin, $3 note. */
export const RESOLVE_OF_PAYMENT = `
  UPDATE settlement_differences SET resolved_at = now(), resolved_by = $2, note = $3 WHERE payment_id = $1 AND resolved_at IS NULL RETURNING 1`;
