import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { CurrentUser } from '../../../common/access/current-user.decorator.js';
import type { AdminRight } from '../../../common/access/rights.js';
import type { SessionUser } from '../../../common/access/session-user.js';
import { LimitRate } from '../../../common/rate-limit/rate-limit.decorator.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { AdminSearchQuery } from './search.dto.js';
import { type SearchKind, searchStatement } from './search.sql.js';
import {
  AdminSearchView,
  FoundDealView,
  FoundInvoiceView,
  FoundOrderView,
  FoundPaymentView,
  FoundUserView,
  FoundVendorView,
} from './search.view.js';

@ApiTags('admin-search')
@Controller('admin/search')
@AllowAccess('admin-staff')
export class AdminSearchController {
  constructor(private readonly transactions: Transactions) {}

  /**
   * Search the marketplace
   * @remarks Searches deals, businesses and users by words, e-mail or number, payments and invoices by their numbers and
   * orders by their id, with one statement for each kind. Kinds for which the admin has no right are empty.
   */
  @Get()
  @LimitRate({ name: 'admin-search', points: 120, seconds: 60, by: 'user' })
  async find(
    @CurrentUser() { rights }: SessionUser,
    @Query() { q }: AdminSearchQuery,
  ): Promise<AdminSearchView> {
    const found = <View extends object>(right: AdminRight, kind: SearchKind): Promise<View[]> | View[] =>
      rights.includes(right) ? this.found<View>(kind, q) : [];
    const [deals, vendors, users, payments, orders, invoices] = await Promise.all([
      found<FoundDealView>('deals', 'deals'),
      found<FoundVendorView>('businesses', 'vendors'),
      found<FoundUserView>('users', 'users'),
      found<FoundPaymentView>('payments', 'payments'),
      found<FoundOrderView>('payments', 'orders'),
      found<FoundInvoiceView>('invoices', 'invoices'),
    ]);
    return { deals, vendors, users, payments, orders, invoices };
  }

  private async found<View extends object>(kind: SearchKind, q: string): Promise<View[]> {
    const statement = searchStatement(kind, q);
    if (!statement) return [];
    const rows = await this.transactions.query<View & { rank: number }>(statement.sql, statement.values);
    return rows.map(({ rank: _, ...row }) => row as unknown as View);
  }
}
