import { IsUUID } from 'class-validator';
import { WholeNumber } from '../../../common/validation/rules.js';
import { PinDigits } from '../../vendors/index.js';

export class BeginShiftDto {
  @WholeNumber(1) deviceId: number;
  @WholeNumber(1) userId: number;
  /** @example '4711' */
  @PinDigits() pin: string;
}

/** Names the person of an acceptance. */
export const ShiftId = (): PropertyDecorator => IsUUID();
