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

export const MOST_PHOTOS = 8;

/** A photo of a deal. */
export class DealPhotoDto {
  /** As the upload answered it. */
  @MediaPath() path: string;
  /**
   * What it shows, for people who do not see it.
   * @example 'Ten steamed momo with tomato achar'
   */
  @Nullable() @Text(1, 120) alt?: string | null;
  @Nullable() @Text(1, 120) altNe?: string | null;
}

/** A photo of a draft; its words as they were typed. */
export class DraftPhotoDto {
  @MediaPath() path: string;
  @Nullable() @MaxLength(1_000) @IsString() alt?: string | null;
  @Nullable() @MaxLength(1_000) @IsString() altNe?: string | null;
}

/** Photos in their order, each once. @param Photo what each of them is */
export const Photos = (Photo: typeof DealPhotoDto | typeof DraftPhotoDto): PropertyDecorator =>
  applyDecorators(
    ArrayMaxSize(MOST_PHOTOS, { message: `Please choose at most ${MOST_PHOTOS} photos` }),
    ArrayUnique((photo?: { path?: unknown } | null) => photo?.path, {
      message: 'Please choose each photo once',
    }),
    ValidateNested({ each: true }),
    Type(() => Photo),
    IsObject({ each: true }),
    IsArray(),
  );
