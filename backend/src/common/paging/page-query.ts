import { IsOptional, IsString, MaxLength } from 'class-validator';
import { QueryNumber } from '../validation/rules.js';

export const DEFAULT_PAGE = 24;
export const LARGEST_PAGE = 100;
/** Lists are counted exactly up to here. */
export const COUNTED_UP_TO = 1_000;

/** Query parameters of every list. */
export class PageQuery {
  /** Number of rows, 1 to 100. */
  @IsOptional() @QueryNumber(1, LARGEST_PAGE) limit?: number = DEFAULT_PAGE;

  /** Start of the page: the `cursor` of the previous page's `Link` header. */
  @IsOptional() @IsString() @MaxLength(400) cursor?: string;
}
