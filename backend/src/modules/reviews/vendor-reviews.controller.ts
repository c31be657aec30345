import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowAccess } from '../../common/access/allow-access.decorator.js';
import { CurrentStaff, CurrentUser } from '../../common/access/current-user.decorator.js';
import type { SessionUser, StaffOf } from '../../common/access/session-user.js';
import { VendorReviewsQuery } from './vendor-review.dto.js';
import { VendorReviewSummaryView, VendorReviewView } from './vendor-review.view.js';
import { VendorReviewsService } from './vendor-reviews.service.js';

@ApiTags('reviews')
@Controller('vendors/me/reviews')
@AllowAccess('vendor:reviews')
export class VendorReviewsController {
  constructor(private readonly reviews: VendorReviewsService) {}

  /** Reviews of the business's deals, newest first. */
  @Get()
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

  /** Totals of the business's reviews. */
  @Get('summary')
  summary(@CurrentStaff() staff: StaffOf): Promise<VendorReviewSummaryView> {
    return this.reviews.summary(staff.vendorId);
  }
}
