import { Type } from 'class-transformer';
import { IsBoolean, IsIn, IsObject, IsString, MaxLength, MinLength, ValidateNested } from 'class-validator';
import { PhoneNumber } from '../../common/validation/number-text.js';
import { MediaPath, Nullable, Omittable, Text } from '../../common/validation/rules.js';

const MISSING = 'Please fill in all required fields.';

/** Omitted fields remain unchanged. */
export class MailPreferencesDto {
  /** Passes issued, used and voided. */
  @Omittable() @IsBoolean() passes?: boolean;
  /** Replies to reviews. */
  @Omittable() @IsBoolean() reviews?: boolean;
  /** Favorites that end soon. */
  @Omittable() @IsBoolean() favorites?: boolean;
  /** New deals of followed businesses and saved searches. */
  @Omittable() @IsBoolean() alerts?: boolean;
  /** Decisions about the user's business and its deals. */
  @Omittable() @IsBoolean() business?: boolean;
}

/** Omitted fields remain unchanged. The e-mail cannot be changed here. */
export class UpdateAccountDto {
  /** @example 'Sujata' */
  @Omittable() @Text(1, 60, { min: MISSING }) firstName?: string;
  /** @example 'Rai' */
  /** May be empty: accounts that were opened by a one-time number have none. */
  @Omittable() @Text(0, 60) lastName?: string;
  @Nullable() @PhoneNumber() phone?: string | null;
  @Nullable() @Text(2, 160) address?: string | null;
  @Nullable() @Text(1, 60) city?: string | null;
  /** The `path` of an image that the user uploaded; null removes it. */
  @Nullable() @MediaPath() profileImage?: string | null;
  @Omittable() @IsIn(['en', 'ne']) language?: 'en' | 'ne';
  /** True if pages suggest deals from used codes and favorites. */
  @Omittable() @IsBoolean() suggestions?: boolean;
  @Omittable() @ValidateNested() @IsObject() @Type(() => MailPreferencesDto) mail?: MailPreferencesDto;
}

export class EraseAccountDto {
  /** The current password. */
  @MaxLength(512)
  @MinLength(1, { message: 'Please enter your password.' })
  @IsString({ message: 'Please enter your password.' })
  password: string;
}
