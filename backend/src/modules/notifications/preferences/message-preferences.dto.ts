import { Type } from 'class-transformer';
import { IsBoolean, IsObject, ValidateNested } from 'class-validator';
import { Omittable } from '../../../common/validation/rules.js';

/** Omitted channels remain unchanged. */
export class ChannelPreferencesDto {
  @Omittable() @IsBoolean() inbox?: boolean;
  @Omittable() @IsBoolean() mail?: boolean;
  @Omittable() @IsBoolean() push?: boolean;
}

/** Omitted groups remain unchanged. Messages about the account's security are always mailed. */
export class MessagePreferencesDto {
  /** Passes issued, used and voided. */
  @Omittable()
  @ValidateNested()
  @IsObject()
  @Type(() => ChannelPreferencesDto)
  passes?: ChannelPreferencesDto;
  /** Replies to reviews. */
  @Omittable()
  @ValidateNested()
  @IsObject()
  @Type(() => ChannelPreferencesDto)
  reviews?: ChannelPreferencesDto;
  /** Favorites that end soon. */
  @Omittable()
  @ValidateNested()
  @IsObject()
  @Type(() => ChannelPreferencesDto)
  favorites?: ChannelPreferencesDto;
  /** New deals of followed businesses and saved searches. */
  @Omittable()
  @ValidateNested()
  @IsObject()
  @Type(() => ChannelPreferencesDto)
  alerts?: ChannelPreferencesDto;
  /** Decisions about the user's business and its deals. */
  @Omittable()
  @ValidateNested()
  @IsObject()
  @Type(() => ChannelPreferencesDto)
  business?: ChannelPreferencesDto;
}
