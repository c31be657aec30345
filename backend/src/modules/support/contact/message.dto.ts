import { IsIn } from 'class-validator';
import { EmailText, Omittable, LongText, Text } from '../../../common/validation/rules.js';

const MISSING = 'Please fill in all required fields.';
const LANGUAGES = ['en', 'ne'] as const;

export const HELP_CATEGORIES = ['account', 'deals', 'payment', 'technical'] as const;
export type HelpCategory = (typeof HELP_CATEGORIES)[number];

export class ContactDto {
  /** @example 'Sujata Rai' */
  @Text(1, 120, { min: MISSING }) name: string;
  /** @example 'sujata@example.com' */
  @EmailText(MISSING) email: string;
  /** @example 'A shop in Patan' */
  @Text(1, 150, { min: MISSING }) subject: string;
  /** @example 'Could you invite them?' */
  @LongText(1, 4_000, { min: MISSING }) message: string;
  /** Language of the reply. */
  @Omittable() @IsIn(LANGUAGES) language?: 'en' | 'ne';
}

export class HelpDto {
  /** @example 'Sujata Rai' */
  @Text(1, 120, { min: MISSING }) name: string;
  /** @example 'sujata@example.com' */
  @EmailText(MISSING) email: string;
  @IsIn(HELP_CATEGORIES, { message: MISSING }) category: HelpCategory;
  /** @example 'My code was not accepted.' */
  @LongText(1, 4_000, { min: MISSING }) message: string;
  /** Language of the reply. */
  @Omittable() @IsIn(LANGUAGES) language?: 'en' | 'ne';
}
