import { Type } from 'class-transformer';
import { ValidateNested, IsObject } from 'class-validator';
import { Omittable, WholeNumber } from '../../../common/validation/rules.js';
import { MAX_QUANTITY } from './cart.policy.js';
import { GuestItems, GuestList } from '../../favorites/index.js';

const HIGHEST_PRICE = 100_000_000;

export class PutCartLineDto {
  /**
   * Quantity; 0 removes the deal.
   * @example 2
   */
  @WholeNumber(0, MAX_QUANTITY) quantity: number;
}

export class GuestCartLineDto {
  /** @example 42 */
  @WholeNumber(1) dealId: number;
  /** @example 2 */
  @WholeNumber(1, MAX_QUANTITY) quantity: number;
  /** Unit price at the time it was put in, in whole rupees. */
  @Omittable() @WholeNumber(0, HIGHEST_PRICE) priceThen?: number;
}

export class MergeCartDto {
  /** Lines of the browser's guest cart. */
  @Type(() => GuestCartLineDto)
  @ValidateNested({ each: true })
  @IsObject({ each: true })
  @GuestList()
  items: GuestCartLineDto[];
}

export class CartPreviewQuery {
  /**
   * Deal, quantity and unit price at that time, in whole rupees.
   * @example '42:2:560'
   */
  @GuestItems(3) items: string;
}
