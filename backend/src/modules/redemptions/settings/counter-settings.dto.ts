import { Omittable, WholeNumber } from '../../../common/validation/rules.js';

export class CounterSettingsDto {
  /** Hour at which the business day begins. */
  @Omittable() @WholeNumber(0, 12) dayStartsAt?: number;
  /** Minutes without a touch or key after which a counter asks for the PIN again. */
  @Omittable() @WholeNumber(1, 15) idleMinutes?: number;
  /** Difference in whole rupees above which a manager signs too. */
  @Omittable() @WholeNumber(0, 10_000) differenceLimit?: number;
}
