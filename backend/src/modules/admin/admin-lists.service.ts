import { Injectable } from '@nestjs/common';
import { decodeCursor, encodeCursor } from '../../common/paging/cursor.js';
import { pageHeaders } from '../../common/paging/page-headers.js';
import { COUNTED_UP_TO, DEFAULT_PAGE } from '../../common/paging/page-query.js';
import { SqlParameters } from '../../common/sql/sql-parameters.js';
import { Transactions } from '../../common/transactions/transactions.js';
import type { AdminUsersQuery, AdminVendorsQuery } from './dto/admin.dto.js';
import type { AdminOverviewView, AdminUserView, AdminVendorView } from './dto/admin.view.js';

export interface AdminPage<T> {
  rows: T[];
  headers: Record<string, string>;
}

const VENDOR_COLUMNS = `
  v.id, v.slug, v.business_name AS "businessName", v.category, v.description, v.logo, v.website, v.vat_number AS "vatNumber",
  v.registration_number AS "registrationNumber", v.address, v.city, v.phone, v.email, v.contact_name AS "contactName", v.status,
  v.status_reason AS "statusReason", iso(v.submitted_at) AS "submittedAt", u.first_name || ' ' || u.last_name AS "ownerName", u.email AS "ownerEmail",
  (SELECT count(*)::int FROM deals d WHERE d.vendor_id = v.id) AS "dealCount", (SELECT count(*)::int FROM branches b WHERE b.vendor_id = v.id) AS "branchCount"`;

const USER_COLUMNS = `
  u.id, u.first_name AS "firstName", u.last_name AS "lastName", u.email, u.role, u.phone, u.city, u.loyalty_points AS "loyaltyPoints",
  u.email_verified_at IS NOT NULL AS "emailVerified", iso(u.suspended_at) AS "suspendedAt", iso(u.created_at) AS "createdAt"`;

const likeText = (search: string): string => `%${search.trim().replace(/[\\%_]/g, '\\$&')}%`;

/** What admins look through. Keyset-paged, one statement each. */
@Injectable()
export class AdminListsService {
  constructor(private readonly transactions: Transactions) {}

  async overview(): Promise<AdminOverviewView> {
    const [row] = await this.transactions.query<AdminOverviewView>(`SELECT
      (SELECT count(*)::int FROM deals WHERE moderation_status = 'pending') + (SELECT count(*)::int FROM deal_revisions WHERE status = 'pending') AS "pendingDeals",
      (SELECT count(*)::int FROM vendors WHERE status = 'pending') AS "pendingVendors",
      (SELECT count(*)::int FROM users WHERE erased_at IS NULL) AS "totalUsers"`);
    if (!row) throw new Error('The overview answered nothing.');
    return row;
  }

  vendors(query: AdminVendorsQuery, path: string): Promise<AdminPage<AdminVendorView>> {
    const parameters = new SqlParameters();
    const conditions = [
      query.status ? `v.status = ${parameters.add(query.status)}` : 'true',
      query.search ? `v.business_name ILIKE ${parameters.add(likeText(query.search))}` : 'true',
    ];
    const direction = query.status === 'pending' ? 'ASC' : 'DESC';
    return this.page(
      `${VENDOR_COLUMNS}`,
      'vendors v JOIN users u ON u.id = v.user_id',
      conditions,
      'v.id',
      direction,
      parameters,
      query,
      path,
    );
  }

  users(query: AdminUsersQuery, path: string): Promise<AdminPage<AdminUserView>> {
    const parameters = new SqlParameters();
    const text = query.search ? parameters.add(likeText(query.search)) : null;
    const conditions = [
      'u.erased_at IS NULL',
      query.role ? `u.role = ${parameters.add(query.role)}` : 'true',
      text ? `(u.email::text ILIKE ${text} OR u.first_name || ' ' || u.last_name ILIKE ${text})` : 'true',
    ];
    return this.page(USER_COLUMNS, 'users u', conditions, 'u.id', 'DESC', parameters, query, path);
  }

  private async page<T extends { id: number }>(
    columns: string,
    source: string,
    conditions: string[],
    key: string,
    direction: 'ASC' | 'DESC',
    parameters: SqlParameters,
    query: { limit?: number; cursor?: string },
    path: string,
  ): Promise<AdminPage<T>> {
    const limit = query.limit ?? DEFAULT_PAGE;
    const where = conditions.join(' AND ');
    const counted = `(SELECT count(*)::int FROM (SELECT 1 FROM ${source} WHERE ${where} LIMIT ${COUNTED_UP_TO + 1}) c)`;
    const after = query.cursor
      ? `${key} ${direction === 'ASC' ? '>' : '<'} ${parameters.add(decodeCursor(query.cursor, ['integer'])[0])}`
      : 'true';
    const rows = await this.transactions.query<T & { counted: number }>(
      `SELECT ${columns}, ${counted} AS counted FROM ${source} WHERE ${where} AND ${after} ORDER BY ${key} ${direction} LIMIT ${limit + 1}`,
      parameters.values,
    );
    const next = rows.length > limit ? encodeCursor([rows[limit - 1]?.id ?? 0]) : null;
    const shown = rows.slice(0, limit).map(({ counted: _c, ...row }) => row as unknown as T);
    return { rows: shown, headers: pageHeaders(path, next, rows[0]?.counted ?? 0) };
  }
}
