import { Transform } from 'class-transformer';
import { IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { emptyIsNone, Text } from '../../../common/validation/rules.js';

const TABLE = /^[a-z][a-z-]{1,39}$/;
/** A query string without a fragment, spaces or control characters. */
const QUERY = /^[^\s#?\p{Cc}]*$/u;

export class TableViewsQuery {
  /** Name of a table, such as `users`. */
  @Transform(emptyIsNone) @IsOptional() @Matches(TABLE) table?: string;
}

export class SaveTableViewDto {
  /** @example 'users' */
  @IsString() @Matches(TABLE) table: string;
  /** @example 'Suspended customers' */
  @Text(1, 60) name: string;
  /**
   * Filters, order and columns as in the address of the table. The position in the list (`cursor`) is not stored.
   * @example 'status=suspended&sort=name&columns=name,city'
   */
  @IsString() @MaxLength(1000) @Matches(QUERY) query: string;
}
