import { IsISO8601, IsOptional, Matches } from 'class-validator';
import { QueryNumber } from '../../../common/validation/rules.js';

const DAY = /^[1-9]\d{3}-\d{2}-\d{2}$/;
const NO_DAY = { message: 'Please give a day such as 2026-11-30' };

export class DailyCloseQuery {
  /** A day in Nepal; default: today. */
  @IsOptional() @IsISO8601({ strict: true }, NO_DAY) @Matches(DAY, NO_DAY) day?: string;
  /** A branch's id. Staff of one branch always see that branch only. */
  @IsOptional() @QueryNumber(1) branch?: number;
}
