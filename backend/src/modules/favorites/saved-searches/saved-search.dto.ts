import { Omittable, OrNull, Text } from '../../../common/validation/rules.js';

export class SaveSearchDto {
  /**
   * Filters as in the address of the deals page, at least one. The visitor's location (`near`), the order and
   * the page are not stored.
   * @example 'search=momo&location=kathmandu'
   */
  @Text(1, 600) query: string;
  /** Without a name the search is named after its filters. */
  @Omittable() @Text(1, 60) name?: string;
}

export class RenameSearchDto {
  /** Null: named after its filters. */
  @OrNull() @Text(1, 60) name: string | null;
}
