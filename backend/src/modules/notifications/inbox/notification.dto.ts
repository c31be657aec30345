import { ArrayMaxSize, ArrayMinSize, IsArray, IsInt, IsString, Matches, Max, Min } from 'class-validator';
import { LARGEST_PAGE } from '../../../common/paging/page-query.js';
import { MAX_INT, Omittable } from '../../../common/validation/rules.js';

export class ReadNotificationsDto {
  /** Ids of notifications; default: all. */
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
  /** Token from a header of the mail. */
  @Matches(/^[\w.-]{1,120}$/) @IsString() token: string;
}
