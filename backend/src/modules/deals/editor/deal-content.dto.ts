import { applyDecorators } from '@nestjs/common';
import { IsIn, IsNumber, Max, Min } from 'class-validator';
import { Lines, Nullable, Text, WholeNumber } from '../../../common/validation/rules.js';
import { PRICE_UNITS, type PriceUnit } from '../deal.entity.js';

/** Unit of a deal's price. */
export class PriceForDto {
  /** @example 2 */
  @WholeNumber(1, 1_000) count: number;
  @IsIn(PRICE_UNITS) unit: PriceUnit;
}

/** Venue of a deal. */
export class VenueDto {
  /** @example 'Beach camp on the Trishuli, Kurintar' */
  @Text(2, 120) name: string;
  @Nullable() @Text(2, 120) nameNe?: string | null;
  /** @example 27.8525 */
  @Max(90) @Min(-90) @IsNumber() latitude: number;
  /** @example 84.6245 */
  @Max(180) @Min(-180) @IsNumber() longitude: number;
  /** Area by which customers filter. */
  @Nullable() @WholeNumber(1) areaId?: number | null;
}

/** Included or excluded items, one per line. */
export const ContentLines = (): PropertyDecorator =>
  applyDecorators(
    Lines(10, 80, {
      max: 'Please write at most 10 lines',
      message: 'Please write 1 to 80 characters in each line',
    }),
  );
