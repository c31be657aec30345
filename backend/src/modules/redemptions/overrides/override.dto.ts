import { IsIn, ValidateIf } from 'class-validator';
import { Text, WholeNumber } from '../../../common/validation/rules.js';
import { PinDigits } from '../../vendors/index.js';

export const OVERRIDE_REASONS = ['queue', 'mistake', 'regular', 'other'] as const;

/** Why a term was bent: the guest was in the queue, a mistake of the business, a regular guest, another reason. */
export type OverrideReason = (typeof OVERRIDE_REASONS)[number];

export class OverrideDto {
  /** An owner or manager of the business. */
  @WholeNumber(1) managerId: number;
  /** @example '4711' */
  @PinDigits() pin: string;
  @IsIn(OVERRIDE_REASONS) reason: OverrideReason;
  /** Needed for another reason. */
  @ValidateIf(({ reason, note }: OverrideDto) => reason === 'other' || note !== undefined)
  @Text(3, 200, { min: 'Please say why.' })
  note?: string;
}
