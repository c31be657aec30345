import { Type } from 'class-transformer';
import { ValidateNested, IsObject } from 'class-validator';
import { Omittable, WholeNumber } from '../../common/validation/rules.js';
import { GuestItems, GuestList } from './saved-items.dto.js';

const HIGHEST_PRICE = 100_000_000;

export class GuestFavoriteDto {
  /** @example 42 */
  @WholeNumber(1) dealId: number;
  /** Price at the time it was saved, in whole rupees. */
  @Omittable() @WholeNumber(0, HIGHEST_PRICE) priceThen?: number;
}

export class MergeFavoritesDto {
  /** Favorites of a guest's browser, newest first. */
  @Type(() => GuestFavoriteDto)
  @ValidateNested({ each: true })
  @IsObject({ each: true })
  @GuestList()
  items: GuestFavoriteDto[];
}

export class FavoritesPreviewQuery {
  /**
   * Deal and price at the time it was saved, in whole rupees.
   * @example '42:560,43:900'
   */
  @GuestItems(2) items: string;
}
