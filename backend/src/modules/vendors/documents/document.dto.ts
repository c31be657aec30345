import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsString } from 'class-validator';
import type { DocumentKind } from './document.view.js';

export class DocumentDto {
  /** Registration of the company, or its PAN or VAT certificate. */
  @IsIn(['registration', 'tax'], { message: 'Please say what the document is.' })
  kind: DocumentKind;

  /** PDF, JPEG or PNG, at most 8 MB. This field contains the digest of the bytes, which are read separately. */
  @ApiProperty({ type: 'string', format: 'binary', description: 'PDF, JPEG or PNG, at most 8 MB' })
  @IsString({ message: 'Please choose a file.' })
  file: string;
}
