import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsString, MaxLength, MinLength } from 'class-validator';
import { HONOUR_ANSWERS, type HonourAnswer } from '../../redemptions/index.js';

const GIVEN = [...HONOUR_ANSWERS, 'later'] as const;

export class AnswerHonourDto {
  /** `later` puts the question off until the next day. */
  @ApiProperty({ enum: GIVEN })
  @IsIn(GIVEN)
  answer: HonourAnswer | 'later';
}

export class AnswerLinkDto {
  /** From the link in the mail. */
  @MaxLength(200) @MinLength(1) @IsString() token: string;
}

export class AnswerByLinkDto extends AnswerLinkDto {
  @ApiProperty({ enum: HONOUR_ANSWERS }) @IsIn(HONOUR_ANSWERS) answer: HonourAnswer;
}
