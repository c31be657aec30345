import { QueryNumber } from '../../../common/validation/rules.js';

export class SavingsQuery {
  /**
   * A calendar year of days in Nepal.
   * @example 2026
   */
  @QueryNumber(2000, 9999) year: number;
}
