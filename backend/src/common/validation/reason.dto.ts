import { ArrayMaxSize, ArrayUnique, IsArray, IsOptional, IsString, Matches } from 'class-validator';
import { LongText, Nullable } from './rules.js';

/** The reason of an admin's decision. */
export class ReasonDto {
  @LongText(3, 500, { min: 'Please give a reason.' }) reason: string;
}

/** Reason of a rejection, shown to the business. */
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

/** Changes that an admin requests from a business before the decision. */
export class AskDto {
  @IsOptional()
  @Matches(/^[a-z-]{2,40}$/, { each: true })
  @IsString({ each: true })
  @ArrayUnique()
  @ArrayMaxSize(10)
  @IsArray()
  reasonCodes?: string[];
  /** Text shown to the business. */
  @LongText(3, 500, { min: 'Please say what should be changed.' }) note: string;
}
