import { Matches } from 'class-validator';
import { Omittable } from '../../../../common/validation/rules.js';

const PIN = /^\d{4}$/;
const NO_PIN = { message: 'A PIN has four digits.' };

/** A PIN in a request. */
export const PinDigits = (): PropertyDecorator => Matches(PIN, NO_PIN);

export class SetPinDto {
  /** @example '4711' */
  @PinDigits() pin: string;
  /** The PIN until now, for the own one. It can be left out within ten minutes of a step-up. */
  @Omittable() @PinDigits() currentPin?: string;
}
