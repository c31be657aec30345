import { Transform } from 'class-transformer';
import { IsIn, IsOptional } from 'class-validator';
import { emptyIsNone } from '../../../common/validation/rules.js';
import type { Script } from '../social-picture/social-facts.js';

export class FeedQuery {
  /** Language of the texts. A deal without a Nepali text has its English one. */
  @Transform(emptyIsNone) @IsOptional() @IsIn(['en', 'ne']) lang?: Script = 'en';
}
