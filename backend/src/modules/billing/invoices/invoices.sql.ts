import { INVOICE_COLUMNS, INVOICE_TABLES } from './invoices-list.sql.js';

/**
 * The same statement takes the number and inserts the row: a concurrent one waits for the commit, and a
 * rollback leaves no gap.
 */
export const ISSUE = `
  WITH year AS (
    UPDATE fiscal_years SET last_invoice = last_invoice + CASE WHEN $2 = 'invoice' THEN 1 ELSE 0 END,
      last_credit_note = last_credit_note + CASE WHEN $2 = 'credit-note' THEN 1 ELSE 0 END
    WHERE $13::date BETWEEN starts_on AND ends_on AND NOT EXISTS (SELECT 1 FROM invoices WHERE kind = $2 AND source = $3)
    RETURNING id, name, CASE WHEN $2 = 'invoice' THEN last_invoice ELSE last_credit_note END AS sequence
  )
  INSERT INTO invoices (public_id, kind, source, corrects_id, buyer_id, vendor_id, buyer, seller, lines, points_paisa, net_paisa, vat_paisa,
    total_paisa, paid_by, fiscal_year_id, sequence, number)
  SELECT $1, $2, $3, (SELECT id FROM invoices WHERE kind = 'invoice' AND source = $4), $5, $6,
    coalesce(
      (SELECT jsonb_build_object('name', v.business_name, 'nameNe', v.name_ne, 'address', concat_ws(', ', v.address, v.city), 'phone', v.phone, 'email', v.email, 'pan', v.vat_number)
        FROM vendor_cards v WHERE v.id = $6),
      (SELECT jsonb_build_object('name', u.first_name || ' ' || u.last_name, 'nameNe', NULL, 'address', u.city, 'phone', u.phone, 'email', u.email::text, 'pan', NULL)
        FROM profiles u WHERE u.id = $5)),
    $7::jsonb, $8::jsonb, $9, $10, $11, $10::bigint + $11::bigint, $12, year.id, year.sequence,
    CASE WHEN $2 = 'invoice' THEN 'INV-' ELSE 'CN-' END || year.name || '-' || lpad(year.sequence::text, 6, '0')
  FROM year RETURNING public_id AS id`;

export const KNOWN = `SELECT public_id AS id FROM invoices WHERE kind = $1 AND source = $2`;

export const ONE = `
  SELECT ${INVOICE_COLUMNS}, i.seller, i.buyer, i.lines FROM ${INVOICE_TABLES}
  WHERE i.public_id = $1 AND ($4 OR i.buyer_id = $2 OR i.vendor_id = $3)`;
