import { IsBoolean, IsNumber, Max, Min } from 'class-validator';
import { MediaPath, OrNull, Text, WholeNumber } from '../../../common/validation/rules.js';
import { Slug } from '../slug.decorator.js';

class CityDto {
  @Text(2, 60) name: string;
  @Text(2, 60) nameNe: string;
  /** The path from the response to an upload; null for no image. */
  @OrNull() @MediaPath() image: string | null;
  @IsNumber() @Min(-90) @Max(90) latitude: number;
  @IsNumber() @Min(-180) @Max(180) longitude: number;
  /** Small ones first. */
  @WholeNumber(0, 9_999) position: number;
  @IsBoolean() isActive: boolean;
}

export class NewCityDto extends CityDto {
  /** Slug in its URL; cannot be changed. */
  @Slug() slug: string;
}

export class ChangeCityDto extends CityDto {
  /** Version that the admin edited; an outdated one is rejected with 409. */
  @WholeNumber(1) version: number;
}
