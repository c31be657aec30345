import { IsString, MaxLength, MinLength } from 'class-validator';

export class ResetFactorsDto {
  /** Token from the link in the mail. */
  @MaxLength(100) @MinLength(10) @IsString() token: string;
}
