import { IsBoolean, IsIn } from 'class-validator';
import { LongText, Text, WholeNumber } from '../../../common/validation/rules.js';

export const FAQ_PLACES = ['help', 'contact'] as const;
export const FAQ_CATEGORIES = ['account', 'deals', 'payment', 'technical'] as const;

export class NewFaqDto {
  /** Page that shows it. */
  @IsIn(FAQ_PLACES) place: (typeof FAQ_PLACES)[number];
  @IsIn(FAQ_CATEGORIES) category: (typeof FAQ_CATEGORIES)[number];
  @Text(5, 200) question: string;
  @Text(5, 200) questionNe: string;
  @LongText(5, 2000) answer: string;
  @LongText(5, 2000) answerNe: string;
  /** Small ones first. */
  @WholeNumber(0, 9_999) position: number;
  @IsBoolean() isActive: boolean;
}

export class ChangeFaqDto extends NewFaqDto {
  /** Version that the admin edited; an outdated one is rejected with 409. */
  @WholeNumber(1) version: number;
}
