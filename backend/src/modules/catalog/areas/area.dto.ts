import { IsBoolean, IsNumber, Max, Min } from 'class-validator';
import { Text, WholeNumber } from '../../../common/validation/rules.js';
import { Slug } from '../slug.decorator.js';

class AreaDto {
  @Text(2, 60) name: string;
  @Text(2, 60) nameNe: string;
  /** The center, in degrees. */
  @IsNumber() @Min(-90) @Max(90) latitude: number;
  @IsNumber() @Min(-180) @Max(180) longitude: number;
  @IsBoolean() isActive: boolean;
}

export class NewAreaDto extends AreaDto {
  /** Its city; cannot be changed. */
  @WholeNumber(1) locationId: number;
  /** Slug in its URL, unique in the city; cannot be changed. */
  @Slug() slug: string;
}

export class ChangeAreaDto extends AreaDto {
  /** Version that the admin edited; an outdated one is rejected with 409. */
  @WholeNumber(1) version: number;
}
