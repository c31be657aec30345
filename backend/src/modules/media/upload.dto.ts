import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsString } from 'class-validator';
import { MEDIA_PURPOSES, type MediaPurpose } from './picture-sizes.js';

export class UploadDto {
  @IsIn(MEDIA_PURPOSES, { message: 'Please say what the picture is for.' })
  purpose: MediaPurpose;

  /**
   * JPEG, PNG, WebP or AVIF, at most 5 MB. After parsing, this is the digest of the bytes, which are read
   * separately.
   */
  @ApiProperty({ type: 'string', format: 'binary', description: 'JPEG, PNG, WebP or AVIF, at most 5 MB' })
  @IsString({ message: 'Please choose a picture.' })
  file: string;
}
