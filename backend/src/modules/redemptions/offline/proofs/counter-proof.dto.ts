import { IsISO8601, Matches } from 'class-validator';
import { Omittable } from '../../../../common/validation/rules.js';

export class CounterProofDto {
  /**
   * The four characters that the counter showed.
   * @example '7K3M'
   */
  @Omittable()
  @Matches(/^[0-9A-Za-z]{4}$/, { message: 'Please type the four characters of the counter.' })
  code?: string;
  /** Time at which the customer typed them. */
  @Omittable()
  @IsISO8601({ strict: true }, { message: 'Please give a time.' })
  at?: string;
  /** The whole signed entry instead: its body and its signature in base64url, separated by a dot. */
  @Omittable()
  @Matches(/^[\w-]{2,4000}\.[\w-]{86}$/, { message: 'This is not a signed entry.' })
  entry?: string;
}
