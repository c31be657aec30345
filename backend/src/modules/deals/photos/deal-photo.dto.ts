import { applyDecorators } from '@nestjs/common';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsObject,
  IsString,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { MediaPath, Nullable, Text } from '../../../common/validation/rules.js';

export const MAX_PHOTOS = 8;

/** A photo of a deal. */
export class DealPhotoDto {
  /** Path returned by the upload. */
  @MediaPath() path: string;
  /**
   * Text alternative of the photo.
   * @example 'Ten steamed momo with tomato achar'
   */
  @Nullable() @Text(1, 120) alt?: string | null;
  @Nullable() @Text(1, 120) altNe?: string | null;
}

/** Photo of a draft, with its text alternatives as entered. */
export class DraftPhotoDto {
  @MediaPath() path: string;
  @Nullable() @MaxLength(1_000) @IsString() alt?: string | null;
  @Nullable() @MaxLength(1_000) @IsString() altNe?: string | null;
}

/** Ordered photos without duplicates. @param Photo class of each photo */
export const Photos = (Photo: typeof DealPhotoDto | typeof DraftPhotoDto): PropertyDecorator =>
  applyDecorators(
    ArrayMaxSize(MAX_PHOTOS, { message: `Please choose at most ${MAX_PHOTOS} photos` }),
    ArrayUnique((photo?: { path?: unknown } | null) => photo?.path, {
      message: 'Please choose each photo once',
    }),
    ValidateNested({ each: true }),
    Type(() => Photo),
    IsObject({ each: true }),
    IsArray(),
  );
