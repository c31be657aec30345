import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { CurrentStaff, CurrentUser } from '../../../common/access/current-user.decorator.js';
import type { SessionUser, StaffOf } from '../../../common/access/session-user.js';
import { TableFiles } from '../../../common/csv/table-files.service.js';
import { TableResponse } from '../../../common/csv/table-response.decorator.js';
import { ProblemView } from '../../../common/errors/problem.js';
import { keysetStatement } from '../../../common/paging/keyset-list.sql.js';
import { KeysetPages } from '../../../common/paging/keyset-pages.js';
import { PageQuery } from '../../../common/paging/page-query.js';
import { sendPage } from '../../../common/paging/send-page.js';
import { LimitRate } from '../../../common/rate-limit/rate-limit.decorator.js';
import { PublicIdPipe } from '../../../common/validation/id.pipe.js';
import { InvoiceRowView, InvoiceView } from './invoice.view.js';
import { invoicePdf } from './invoice-pdf.js';
import { INVOICES_TABLE } from './invoices.csv.js';
import { invoicesOfPerson, invoicesOfVendor } from './invoices-list.sql.js';
import { InvoicesService, type InvoiceReader } from './invoices.service.js';

/** Invoices of a business and of other users need the right to the money of the business or the invoices of the marketplace. */
const readerOf = ({ id, rights, staffOf }: SessionUser): InvoiceReader => ({
  userId: id,
  vendorId: staffOf?.rights.includes('money') ? staffOf.vendorId : null,
  isAdmin: rights.includes('invoices'),
});

@ApiTags('invoices')
@Controller()
@AllowAccess('signed-in')
export class InvoicesController {
  constructor(
    private readonly invoices: InvoicesService,
    private readonly pages: KeysetPages,
    private readonly files: TableFiles,
  ) {}

  /** The user's invoices, newest first */
  @Get('invoices')
  @ApiOkResponse({ type: [InvoiceRowView] })
  async own(
    @CurrentUser() user: SessionUser,
    @Query() query: PageQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendPage(
      await this.pages.read(keysetStatement(invoicesOfPerson(user.id), query), request.url),
      reply,
    );
  }

  /**
   * Invoices of the business, newest first
   * @remarks Invoices of the business's purchases, newest first.
   */
  @Get('vendors/me/invoices')
  @AllowAccess('vendor:money')
  @ApiOkResponse({ type: [InvoiceRowView] })
  async ofVendor(
    @CurrentStaff() { vendorId }: StaffOf,
    @Query() query: PageQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendPage(
      await this.pages.read(keysetStatement(invoicesOfVendor(vendorId), query), request.url),
      reply,
    );
  }

  /**
   * The user's invoices as a CSV file
   * @remarks All own invoices as a CSV file, in the language of the account.
   */
  @Get('invoices.csv')
  @TableResponse()
  ownTable(@CurrentUser() { id, language }: SessionUser, @Res() reply: FastifyReply): Promise<void> {
    const rows = this.pages.all<InvoiceRowView, PageQuery>(invoicesOfPerson(id), {});
    return this.files.send(INVOICES_TABLE, rows, language, reply);
  }

  /**
   * Invoices of the business as a CSV file
   * @remarks All invoices of the business as a CSV file, in the language of the account.
   */
  @Get('vendors/me/invoices.csv')
  @AllowAccess('vendor:money')
  @TableResponse()
  tableOfVendor(
    @CurrentUser() { language }: SessionUser,
    @CurrentStaff() { vendorId }: StaffOf,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const rows = this.pages.all<InvoiceRowView, PageQuery>(invoicesOfVendor(vendorId), {});
    return this.files.send(INVOICES_TABLE, rows, language, reply);
  }

  /** One invoice */
  @Get('invoices/:id')
  @ApiOkResponse({ type: InvoiceView })
  @ApiNotFoundResponse({ description: '`invoice.not-found`', type: ProblemView })
  one(@CurrentUser() user: SessionUser, @Param('id', PublicIdPipe) id: string): Promise<InvoiceView> {
    return this.invoices.one(id, readerOf(user));
  }

  /** One invoice as a PDF file */
  @Get('invoices/:id/pdf')
  @LimitRate({ name: 'invoice-pdf', points: 30, seconds: 60, by: 'user' })
  @ApiProduces('application/pdf')
  @ApiOkResponse({ description: 'The file', content: { 'application/pdf': {} } })
  @ApiNotFoundResponse({ description: '`invoice.not-found`', type: ProblemView })
  async pdf(
    @CurrentUser() user: SessionUser,
    @Param('id', PublicIdPipe) id: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const invoice = await this.invoices.one(id, readerOf(user));
    await reply
      .headers({
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${invoice.number.replace('/', '-')}.pdf"`,
        'cache-control': 'private, no-store',
      })
      .send(await invoicePdf(invoice));
  }
}
