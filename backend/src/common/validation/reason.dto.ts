import { ArrayMaxSize, ArrayUnique, IsArray, IsOptional, IsString, Matches } from 'class-validator';
import { LongText, Nullable } from './rules.js';

/** The reason of an admin's decision. */
export class ReasonDto {
  @LongText(3, 500, { min: 'Please give a reason.' }) reason: string;
}

/** The reason of a rejection that the business reads. */
export class RejectDto {
  /** Text for the business; a standard sentence if left out. */
  @Nullable() @LongText(3, 500) reason?: string;
  @IsOptional()
  @Matches(/^[a-z-]{2,40}$/, { each: true })
  @IsString({ each: true })
  @ArrayUnique()
  @ArrayMaxSize(10)
  @IsArray()
  reasonCodes?: string[];
}

/** What an admin asks a business to change before it is decided. */
export class AskDto {
  @IsOptional()
  @Matches(/^[a-z-]{2,40}$/, { each: true })
  @IsString({ each: true })
  @ArrayUnique()
  @ArrayMaxSize(10)
  @IsArray()
  reasonCodes?: string[];
  /** What the business reads. */
  @LongText(3, 500, { min: 'Please say what should be changed.' }) note: string;
}
