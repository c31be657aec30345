import { OmitType } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsOptional } from 'class-validator';
import { PageQuery } from '../../../common/paging/page-query.js';
import { LongText, NepalDay, Omittable, QueryNumber, WholeNumber } from '../../../common/validation/rules.js';
import { PinDigits } from '../../vendors/index.js';
import { ShiftId } from '../people/counter-shift.dto.js';

export const DIFFERENCE_REASONS = ['change', 'rounding', 'unknown'] as const;

/** Why counted and expected cash differ: change was given wrong, sums were rounded, or nobody knows. */
export type DifferenceReason = (typeof DIFFERENCE_REASONS)[number];

const MAX_RUPEES = 100_000_000;

export class CloseDayDto {
  @WholeNumber(1) branchId: number;
  /** A business day, such as 2026-11-22. */
  @NepalDay() day: string;
  /** Cash in the drawer when the day began, in whole rupees. */
  @WholeNumber(0, MAX_RUPEES) float: number;
  /** Cash of sales without a code. */
  @WholeNumber(0, MAX_RUPEES) otherCash: number;
  /** Cash that was taken out of the drawer during the day. */
  @WholeNumber(0, MAX_RUPEES) takenOut: number;
  @WholeNumber(0, MAX_RUPEES) counted: number;
  /** Expected cash that the screen showed: the day is not closed if it is another one now. */
  @Omittable() @WholeNumber(-MAX_RUPEES, MAX_RUPEES) expected?: number;
  @Omittable() @LongText(1, 500) notes?: string;
  /** Needed if counted and expected cash differ. */
  @Omittable() @IsIn(DIFFERENCE_REASONS) reason?: DifferenceReason;
  /** Acceptances that wait for internet on this device. */
  @Omittable() @WholeNumber(0, 10_000) waiting?: number;
  /** Closes the day although acceptances wait: they belong to the next open day. */
  @Omittable() @IsBoolean() withoutWaiting?: boolean;
  /** The shift of the person who signs; default: the person who is signed in. */
  @Omittable() @ShiftId() shiftId?: string;
  /** Owner or manager who signs a larger difference, with the PIN. */
  @Omittable() @WholeNumber(1) managerId?: number;
  @Omittable() @PinDigits() pin?: string;
}

export class CorrectDayDto {
  /** Whole rupees, negative if cash is missing. */
  @WholeNumber(-MAX_RUPEES, MAX_RUPEES) amount: number;
  @LongText(3, 200, { min: 'Please say why.' }) reason: string;
}

export class ClosesQuery extends PageQuery {
  /** A branch's id. Staff of one branch always see that branch only. */
  @IsOptional() @QueryNumber(1) branch?: number;
}

export class ClosesTableQuery extends OmitType(ClosesQuery, ['limit', 'cursor'] as const) {}
