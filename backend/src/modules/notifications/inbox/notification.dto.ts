import { ArrayMaxSize, ArrayMinSize, IsArray, IsInt, IsString, Matches, Max, Min } from 'class-validator';
import { LARGEST_PAGE } from '../../../common/paging/page-query.js';
import { MAX_INT, Omittable } from '../../../common/validation/rules.js';

export class ReadNotificationsDto {
  /** Which ones; all of them when left out. */
  @Omittable()
  @Max(MAX_INT, { each: true })
  @Min(1, { each: true })
  @IsInt({ each: true })
  @ArrayMaxSize(LARGEST_PAGE)
  @ArrayMinSize(1)
  @IsArray()
  ids?: number[];
}

export class UnsubscribeQuery {
  /** From the mail's head. */
  @Matches(/^[\w.-]{1,120}$/) @IsString() token: string;
}
