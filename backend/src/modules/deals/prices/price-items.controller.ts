import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiConflictResponse, ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { CurrentStaff } from '../../../common/access/current-user.decorator.js';
import type { SessionUser, StaffOf } from '../../../common/access/session-user.js';
import { ProblemView } from '../../../common/errors/problem.js';
import { Idempotent } from '../../../common/idempotency/replay.decorator.js';
import { IdPipe } from '../../../common/validation/id.pipe.js';
import { CreatePriceItemDto, RecordPriceDto, ReferencePriceQuery } from './price-items.dto.js';
import { PriceItems } from './price-items.service.js';
import { AllowedPriceView, PriceItemView } from './price-items.view.js';

const again = (controller: PriceItemsController, id: string, user: SessionUser): Promise<PriceItemView> =>
  controller.items.one(Number(id), user.staffOf?.vendorId ?? 0);

/** Items of a business and their regular prices. */
@ApiTags('price-items')
@Controller('vendors/me/price-items')
@AllowAccess('vendor:deals')
export class PriceItemsController {
  constructor(readonly items: PriceItems) {}

  /** Items of the price list, newest first */
  @Get()
  @ApiOkResponse({ type: [PriceItemView] })
  list(@CurrentStaff() { vendorId }: StaffOf): Promise<PriceItemView[]> {
    return this.items.list(vendorId);
  }

  /**
   * Highest original price that a deal may state
   * @remarks Highest original price that the form of a deal may state.
   */
  @Get('reference')
  @ApiNotFoundResponse({ description: '`deal.not-found`, `price-item.not-found`', type: ProblemView })
  reference(
    @CurrentStaff() { vendorId }: StaffOf,
    @Query() query: ReferencePriceQuery,
  ): Promise<AllowedPriceView> {
    return this.items.allowedFor(vendorId, query);
  }

  /** Add an item to the price list */
  @Post()
  @Idempotent(again)
  @ApiConflictResponse({ description: '`price-item.limit`', type: ProblemView })
  async create(
    @CurrentStaff() { vendorId }: StaffOf,
    @Body() item: CreatePriceItemDto,
  ): Promise<PriceItemView> {
    return this.items.one(await this.items.create(vendorId, item), vendorId);
  }

  /**
   * Record a regular price
   * @remarks Records a regular price with a photo of the menu. It counts for original prices after 30 days.
   */
  @Post(':id/prices')
  @Idempotent(again)
  @ApiNotFoundResponse({ description: '`price-item.not-found`', type: ProblemView })
  async record(
    @CurrentStaff() { vendorId }: StaffOf,
    @Param('id', IdPipe) id: number,
    @Body() price: RecordPriceDto,
  ): Promise<PriceItemView> {
    await this.items.record(id, vendorId, price);
    return this.items.one(id, vendorId);
  }
}
