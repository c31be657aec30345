import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowAccess } from '../../common/access/allow-access.decorator.js';
import { OpenToKeys } from '../../common/api-keys/open-to-keys.decorator.js';
import { CurrentStaff, CurrentUser } from '../../common/access/current-user.decorator.js';
import type { SessionUser, StaffOf } from '../../common/access/session-user.js';
import { TableFiles } from '../../common/csv/table-files.service.js';
import { TableResponse } from '../../common/csv/table-response.decorator.js';
import { VendorReviewsQuery, VendorReviewsTableQuery } from './vendor-review.dto.js';
import { VENDOR_REVIEWS_TABLE } from './vendor-reviews.csv.js';
import { VendorReviewSummaryView, VendorReviewView } from './vendor-review.view.js';
import { VendorReviewsService } from './vendor-reviews.service.js';

@ApiTags('reviews')
@Controller('vendors/me')
@AllowAccess('vendor:reviews')
export class VendorReviewsController {
  constructor(
    private readonly reviews: VendorReviewsService,
    private readonly files: TableFiles,
  ) {}

  /**
   * Reviews of the business's deals
   * @remarks Reviews of the business's deals, newest first. Those that wait for a reply: low stars first, then the oldest.
   */
  @Get('reviews')
  @OpenToKeys('reviews:read')
  @ApiOkResponse({
    type: [VendorReviewView],
    headers: { 'X-Total-Count': { schema: { type: 'integer' } }, Link: { schema: { type: 'string' } } },
  })
  async list(
    @CurrentUser() user: SessionUser,
    @CurrentStaff() staff: StaffOf,
    @Query() query: VendorReviewsQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<VendorReviewView[]> {
    const { reviews, headers } = await this.reviews.page(staff.vendorId, user.id, query, request.url);
    reply.headers(headers);
    return reviews;
  }

  /**
   * Reviews of the business's deals as a CSV file
   * @remarks All matching reviews as a CSV file, in the language of the account.
   */
  @Get('reviews.csv')
  @TableResponse()
  table(
    @CurrentUser() user: SessionUser,
    @CurrentStaff() staff: StaffOf,
    @Query() query: VendorReviewsTableQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const rows = this.reviews.all(staff.vendorId, user.id, query);
    return this.files.send(VENDOR_REVIEWS_TABLE, rows, user.language, reply);
  }

  /** Totals of the business's reviews */
  @Get('reviews/summary')
  @OpenToKeys('reviews:read')
  summary(@CurrentStaff() staff: StaffOf): Promise<VendorReviewSummaryView> {
    return this.reviews.summary(staff.vendorId);
  }
}
