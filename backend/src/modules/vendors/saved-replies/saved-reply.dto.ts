import { ArrayMaxSize, ArrayUnique, IsArray, IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { LongText, Nullable, Omittable, Text } from '../../../common/validation/rules.js';
import { REPLY_USES, type ReplyUse } from './saved-reply.entity.js';

const LONGEST_TITLE = 60;
const LONGEST_TEXT = 1_000;
const NO_TITLE = { min: 'Please give the reply a title.' };
const NO_TEXT = { min: 'Please write the reply.' };
const MAX_STARS = 5;

export class SavedRepliesQuery {
  /** Only replies for reviews, or only those for cases. */
  @IsOptional() @IsIn(REPLY_USES) use?: ReplyUse;
}

export class CreateSavedReplyDto {
  @IsIn(REPLY_USES) use: ReplyUse;
  /** @example 'Sorry, and what changed' */
  @Text(1, LONGEST_TITLE, NO_TITLE) title: string;
  /**
   * May contain {guest}, {deal} and {branch}, which the answer replaces.
   * @example 'Thank you for telling us, {guest}.'
   */
  @LongText(2, LONGEST_TEXT, NO_TEXT) text: string;
  /** The same text in Nepali. */
  @Nullable() @LongText(2, LONGEST_TEXT) textNe?: string | null;
  /** Stars of the reviews that it fits; without them it fits all. For reviews only. */
  @Omittable()
  @IsArray()
  @ArrayMaxSize(MAX_STARS)
  @ArrayUnique()
  @IsInt({ each: true })
  @Min(1, { each: true })
  @Max(MAX_STARS, { each: true })
  stars?: number[];
}

export class UpdateSavedReplyDto {
  @Omittable() @Text(1, LONGEST_TITLE, NO_TITLE) title?: string;
  @Omittable() @LongText(2, LONGEST_TEXT, NO_TEXT) text?: string;
  /** Null deletes the Nepali text. */
  @Nullable() @LongText(2, LONGEST_TEXT) textNe?: string | null;
  @Omittable()
  @IsArray()
  @ArrayMaxSize(MAX_STARS)
  @ArrayUnique()
  @IsInt({ each: true })
  @Min(1, { each: true })
  @Max(MAX_STARS, { each: true })
  stars?: number[];
}
