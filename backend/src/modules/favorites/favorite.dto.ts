import { Type } from 'class-transformer';
import { ValidateNested, IsObject } from 'class-validator';
import { Omittable, WholeNumber } from '../../common/validation/rules.js';
import { GuestItems, GuestList } from './saved-items.dto.js';

const HIGHEST_PRICE = 100_000_000;

export class GuestFavoriteDto {
  /** @example 42 */
  @WholeNumber(1) dealId: number;
  /** What it cost when it became a favorite, in whole rupees. */
  @Omittable() @WholeNumber(0, HIGHEST_PRICE) priceThen?: number;
}

export class MergeFavoritesDto {
  /** What the browser kept before sign-in, the newest first. */
  @Type(() => GuestFavoriteDto)
  @ValidateNested({ each: true })
  @IsObject({ each: true })
  @GuestList()
  items: GuestFavoriteDto[];
}

export class FavoritesPreviewQuery {
  /**
   * Deal and what it cost then, in whole rupees.
   * @example '42:560,43:900'
   */
  @GuestItems(2) items: string;
}
