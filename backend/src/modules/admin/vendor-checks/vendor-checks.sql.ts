import type { CheckedBusinessView } from './vendor-checks.view.js';

export interface CheckedVendorRow {
  businessName: string;
  nameNe: string | null;
  vatNumber: string | null;
  contactName: string | null;
  ownerName: string;
  hasTaxPaper: boolean;
  hasRegistrationPaper: boolean;
  /** Holder of the payout account; null without one. */
  holder: string | null;
}

/** $1 the business. */
export const CHECKED_VENDOR = `
  SELECT v.business_name AS "businessName", v.name_ne AS "nameNe", v.vat_number AS "vatNumber", v.contact_name AS "contactName",
    trim(u.first_name || ' ' || coalesce(u.last_name, '')) AS "ownerName",
    EXISTS (SELECT 1 FROM document_facts d WHERE d.vendor_id = v.id AND d.kind = 'tax') AS "hasTaxPaper",
    EXISTS (SELECT 1 FROM document_facts d WHERE d.vendor_id = v.id AND d.kind = 'registration') AS "hasRegistrationPaper",
    m.holder
  FROM vendor_cards v JOIN person_names u ON u.id = v.user_id LEFT JOIN payout_account_marks m ON m.vendor_id = v.id
  WHERE v.id = $1`;

export interface MatchedRow extends CheckedBusinessView {
  samePan: boolean;
  sameRegistration: boolean;
  samePhone: boolean;
  sameAccount: boolean;
}

const plain = (column: string): string => `upper(regexp_replace(${column}, '[^A-Za-z0-9]', '', 'g'))`;
const spoken = (column: string): string => `lower(regexp_replace(${column}, '\\s+', ' ', 'g'))`;

/** The last ten digits of the phone numbers of a business and its owner: the country's prefix does not count. */
const phones = (vendor: string): string => `
  SELECT right(regexp_replace(number, '\\D', '', 'g'), 10) FROM unnest(ARRAY[${vendor}.phone, ${vendor}.contact_phone,
    (SELECT p.phone FROM profiles p WHERE p.id = ${vendor}.user_id)]) AS number WHERE length(regexp_replace(number, '\\D', '', 'g')) >= 7`;

/** Businesses with a number in common, and suspended ones with the same phone or payout account. $1 the business. */
export const MATCHED_VENDORS = `
  SELECT * FROM (
    SELECT o.id, o.business_name AS "businessName", o.name_ne AS "nameNe", o.status,
      coalesce(${plain('o.vat_number')} = ${plain('v.vat_number')}, false) AS "samePan",
      coalesce(${spoken('o.registration_number')} = ${spoken('v.registration_number')}, false) AS "sameRegistration",
      o.status = 'suspended' AND EXISTS (${phones('v')} INTERSECT ${phones('o')}) AS "samePhone",
      o.status = 'suspended' AND EXISTS (SELECT 1 FROM payout_account_marks a JOIN payout_account_marks b
        ON b.kind = a.kind AND b.bank IS NOT DISTINCT FROM a.bank AND b.last_four = a.last_four
        WHERE a.vendor_id = v.id AND b.vendor_id = o.id) AS "sameAccount"
    FROM vendor_cards v JOIN vendor_cards o ON o.id <> v.id AND o.status <> 'rejected' WHERE v.id = $1
  ) AS other
  WHERE "samePan" OR "sameRegistration" OR "samePhone" OR "sameAccount" ORDER BY id LIMIT 50`;

/** Names of all other businesses but rejected ones. $1 the business. */
export const OTHER_NAMES = `
  SELECT o.id, o.business_name AS "businessName", o.name_ne AS "nameNe", o.status FROM vendor_cards o
  WHERE o.id <> $1 AND o.status <> 'rejected' ORDER BY o.id`;
