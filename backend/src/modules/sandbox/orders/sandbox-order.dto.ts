import { IsBoolean } from 'class-validator';
import { Omittable, WholeNumber } from '../../../common/validation/rules.js';

export class SandboxOrderDto {
  /**
   * How many codes are bought; 1 by default.
   * @example 2
   */
  @Omittable() @WholeNumber(1, 5) quantity?: number;
  /** True if the customer gives all codes back at once. */
  @Omittable() @IsBoolean() isRefunded?: boolean;
}
