import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsObject, Matches, ValidateNested } from 'class-validator';
import { WholeNumber } from '../../../../common/validation/rules.js';

/** Entries of one request. */
export const MAX_ENTRIES = 100;

const BODY = 'This is not a signed entry.';

/** An entry as the device signed it. */
export class SignedEntryDto {
  /** The bytes of its JSON text in base64url. */
  @Matches(/^[\w-]{2,4000}$/, { message: BODY }) body: string;
  /** The 64 bytes of the signature in base64url. */
  @Matches(/^[\w-]{86}$/, { message: BODY }) signature: string;
}

export class SyncDto {
  @WholeNumber(1) deviceId: number;
  /** In the order of their numbers. */
  @ValidateNested({ each: true })
  @IsObject({ each: true })
  @ArrayMaxSize(MAX_ENTRIES)
  @ArrayMinSize(1)
  @IsArray()
  @Type(() => SignedEntryDto)
  entries: SignedEntryDto[];
}
