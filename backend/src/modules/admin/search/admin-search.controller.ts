import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
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
@AllowAccess('admin')
export class AdminSearchController {
  constructor(private readonly transactions: Transactions) {}

  /**
   * Searches deals, businesses and users by words, e-mail or number, payments and invoices by their numbers and orders by
   * their id, with one statement for each kind.
   */
  @Get()
  @LimitRate({ name: 'admin-search', points: 120, seconds: 60, by: 'user' })
  async find(@Query() { q }: AdminSearchQuery): Promise<AdminSearchView> {
    const [deals, vendors, users, payments, orders, invoices] = await Promise.all([
      this.found<FoundDealView>('deals', q),
      this.found<FoundVendorView>('vendors', q),
      this.found<FoundUserView>('users', q),
      this.found<FoundPaymentView>('payments', q),
      this.found<FoundOrderView>('orders', q),
      this.found<FoundInvoiceView>('invoices', q),
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
