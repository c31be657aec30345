import type { KeysetList } from '../../../common/paging/keyset-list.sql.js';
import { businessNamed } from '../../vendors/index.js';
import type { AdminVendorsQuery } from './vendor-lists.dto.js';

/** Businesses registered together with their account are listed after the e-mail is verified (rule G2). A key lookup per row. */
export const IS_SUBMITTED = `(v.status <> 'pending' OR (SELECT o.email_verified_at FROM person_names o WHERE o.id = v.user_id) IS NOT NULL)`;

/** Businesses in every state; pending ones by waiting time. */
export const VENDORS: KeysetList<AdminVendorsQuery> = {
  from: 'vendor_cards v',
  id: 'v.id',
  joins: 'JOIN person_names u ON u.id = v.user_id',
  columns: `
    v.id, v.slug, v.business_name AS "businessName", v.name_ne AS "nameNe", v.category, v.description,
    v.description_ne AS "descriptionNe", v.logo, v.website, v.vat_number AS "vatNumber",
    v.registration_number AS "registrationNumber", v.address, v.city, v.phone, v.email, v.contact_name AS "contactName", v.status,
    v.test_customer_id IS NOT NULL AS "isTest", v.status_reason AS "statusReason", iso(v.submitted_at) AS "submittedAt", u.first_name || ' ' || u.last_name AS "ownerName", u.email AS "ownerEmail",
    (SELECT count(*)::int FROM deal_facts d WHERE d.vendor_id = v.id) AS "dealCount", (SELECT count(*)::int FROM branch_places b WHERE b.vendor_id = v.id) AS "branchCount",
    v.proposed_name AS "proposedName", v.proposed_name_ne AS "proposedNameNe", v.proposed_category AS "proposedCategory", v.version,
    (SELECT coalesce(json_agg(json_build_object('id', d.id, 'kind', d.kind, 'type', d.type, 'size', d.size, 'uploadedAt', iso(d.created_at))
       ORDER BY d.created_at, d.id), '[]') FROM document_facts d WHERE d.vendor_id = v.id) AS documents`,
  sorts: {
    newest: { key: 'v.submitted_at', type: 'time', direction: 'DESC' },
    oldest: { key: 'v.submitted_at', type: 'time', direction: 'ASC' },
    name: { key: 'lower(v.business_name)', type: 'text', direction: 'ASC' },
  },
  sort: ({ sort, status }) => sort ?? (status === 'pending' ? 'oldest' : 'newest'),
  conditions: ({ status, search }, parameters) => [
    status === 'changed' && 'v.proposed_at IS NOT NULL',
    status && status !== 'changed' && `v.status = ${parameters.add(status)}`,
    IS_SUBMITTED,
    search && businessNamed(search, parameters),
  ],
};
