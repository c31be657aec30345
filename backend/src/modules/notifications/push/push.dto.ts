import { Type } from 'class-transformer';
import { IsObject, IsString, Length, Matches, ValidateNested } from 'class-validator';

const BASE64URL = /^[\w-]+$/;

export class PushKeysDto {
  /** Public key of the browser: an uncompressed P-256 point in base64url. */
  @Matches(BASE64URL) @Length(87, 87) @IsString() p256dh: string;
  /** Authentication secret of the browser: 16 bytes in base64url. */
  @Matches(BASE64URL) @Length(22, 22) @IsString() auth: string;
}

/** The browser's `PushSubscription`. */
export class PushSubscriptionDto {
  /** @example 'https://fcm.googleapis.com/fcm/send/dQw4w9WgXcQ' */
  @Length(10, 1000) @IsString() endpoint: string;
  @ValidateNested() @IsObject() @Type(() => PushKeysDto) keys: PushKeysDto;
}
