import { ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsObject,
  IsOptional,
  IsUUID,
  ValidateNested,
} from 'class-validator';
import { PageQuery } from '../../common/paging/page-query.js';
import { Omittable, QueryNumber, WholeNumber } from '../../common/validation/rules.js';
import { GATEWAYS, type GatewayName } from '../payments/index.js';
import { MAX_LINES, MAX_QUANTITY } from './cart/cart.policy.js';
import { HIGHEST_TOTAL, ORDER_STATES, type OrderState } from './checkout/order.policy.js';

const MAX_PASSES = 1_000;

export class OrderItemDto {
  /** @example 42 */
  @WholeNumber(1) dealId: number;
  /** @example 2 */
  @WholeNumber(1, MAX_QUANTITY) quantity: number;
}

export class PlaceOrderDto {
  /** Items to order; default: the cart. */
  @Omittable()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_LINES)
  @ArrayUnique(({ dealId }: OrderItemDto) => dealId)
  @ValidateNested({ each: true })
  @IsObject({ each: true })
  @IsObject({ each: true })
  @Type(() => OrderItemDto)
  items?: OrderItemDto[];

  /** True if points pay up to half of it. */
  @Omittable() @IsBoolean() usePoints?: boolean;

  /**
   * The total that was shown, in whole rupees, before points. Another one is rejected with `order.price-changed` and the new `total`.
   * @example 1120
   */
  @Omittable() @WholeNumber(1) expectedTotal?: number;
}

export class OwnOrdersQuery extends PageQuery {
  /**
   * One state, or several separated by commas.
   * @example 'paid,partially_refunded'
   */
  @ApiPropertyOptional({ type: String })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.split(',') : value))
  @IsOptional()
  @IsIn(ORDER_STATES, { each: true })
  state?: OrderState[];
}

/** All of the list, as a file. */
export class OwnOrdersTableQuery extends OmitType(OwnOrdersQuery, ['limit', 'cursor'] as const) {}

export class PointsOfferQuery {
  /**
   * Total of the planned order, in whole rupees.
   * @example 1120
   */
  @QueryNumber(1, HIGHEST_TOTAL) total: number;
}

export class OpenPaymentDto {
  /** @example 'esewa' */
  @IsIn(GATEWAYS) gateway: GatewayName;
}

export class RefundOrderDto {
  /** Passes to refund; default: all unused ones. */
  @Omittable()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_PASSES)
  @ArrayUnique()
  @IsUUID(undefined, { each: true })
  passIds?: string[];
}
