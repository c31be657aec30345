import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiForbiddenResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { CurrentUser } from '../../../common/access/current-user.decorator.js';
import type { SessionUser } from '../../../common/access/session-user.js';
import { ProblemView } from '../../../common/errors/problem.js';
import { Idempotent } from '../../../common/idempotency/replay.decorator.js';
import { LimitRate } from '../../../common/rate-limit/rate-limit.decorator.js';
import { IdPipe } from '../../../common/validation/id.pipe.js';
import { CartService } from './cart.service.js';
import { CartPreviewQuery, MergeCartDto, PutCartLineDto } from './cart.dto.js';
import { CartView } from './cart.view.js';

const cartAgain = (controller: CartController, _id: string, user: SessionUser): Promise<CartView> =>
  controller.cart.read(user.id);

@ApiTags('cart')
@Controller('cart')
@AllowAccess('signed-in')
export class CartController {
  constructor(readonly cart: CartService) {}

  /** The customer's cart */
  @Get()
  @ApiOkResponse({ type: CartView })
  read(@CurrentUser() user: SessionUser): Promise<CartView> {
    return this.cart.read(user.id);
  }

  /**
   * A guest cart with its sums
   * @remarks Guest cart of a browser, with its sums. Deals that are not public or not prepaid are left out.
   */
  @Get('preview')
  @AllowAccess('public')
  @LimitRate({ name: 'kept-preview', points: 120, seconds: 60, by: 'visitor' })
  @ApiOkResponse({ type: CartView })
  preview(@Query() { items }: CartPreviewQuery): Promise<CartView> {
    return this.cart.preview(items);
  }

  /**
   * Set the quantity of a deal in the cart
   * @remarks Sets the quantity of a prepaid deal; 0 removes it. Returns the whole cart.
   */
  @Put(':dealId')
  @Idempotent(cartAgain)
  @ApiOkResponse({ type: CartView })
  @ApiForbiddenResponse({ description: '`deal.own-business`', type: ProblemView })
  @ApiNotFoundResponse({ description: '`deal.not-found`', type: ProblemView })
  @ApiConflictResponse({
    description:
      '`deal.counter-only`, `deal.expired`, `deal.sold-out`, `deal.limit-reached`, `deal.daily-limit-reached`, `cart.quantity-limit`, `cart.full`',
    type: ProblemView,
  })
  put(
    @CurrentUser() user: SessionUser,
    @Param('dealId', IdPipe) dealId: number,
    @Body() { quantity }: PutCartLineDto,
  ): Promise<CartView> {
    return this.cart.put(user, dealId, quantity);
  }

  /**
   * Add the guest cart to the customer's cart
   * @remarks Adds the browser's guest cart and returns the whole cart.
   */
  @Post('merge')
  @HttpCode(200)
  @LimitRate({ name: 'merge', points: 60, seconds: 60, by: 'user' })
  @Idempotent(cartAgain)
  @ApiOkResponse({ type: CartView })
  @ApiConflictResponse({ description: '`cart.full`', type: ProblemView })
  merge(@CurrentUser() user: SessionUser, @Body() { items }: MergeCartDto): Promise<CartView> {
    return this.cart.merge(user, items);
  }
}
