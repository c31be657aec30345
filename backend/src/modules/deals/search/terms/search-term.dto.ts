import { IsIn } from 'class-validator';
import { Text, WholeNumber } from '../../../../common/validation/rules.js';
import type { SearchTerm } from '../vocabulary.js';

export const TERM_KINDS = ['dish', 'activity', 'place-word', 'stop'] as const satisfies SearchTerm['kind'][];

export class SearchTermDto {
  /** `stop`: a word that decides nothing, such as "food". */
  @IsIn(TERM_KINDS) kind: SearchTerm['kind'];
  /**
   * Terms of one meaning are the same thing; the slug of a city is a meaning too.
   * @example 'momo'
   */
  @Text(1, 60) meaning: string;
  /** @example 'मम' */
  @Text(1, 60) term: string;
}

export class ChangeSearchTermDto extends SearchTermDto {
  /** Version that the admin edited; an outdated one is rejected with 409. */
  @WholeNumber(1) version: number;
}
