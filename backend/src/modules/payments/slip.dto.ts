import { ApiProperty } from '@nestjs/swagger';
import { IsString } from 'class-validator';

export class SlipDto {
  /** PDF, JPEG or PNG, at most 5 MB. After parsing, this is the digest of the bytes, which are read separately. */
  @ApiProperty({ type: 'string', format: 'binary', description: 'PDF, JPEG or PNG, at most 5 MB' })
  @IsString({ message: 'Please choose a file.' })
  file: string;
}
