import { ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { IsIn, IsObject, IsOptional, IsString, MaxLength, MinLength, ValidateNested } from 'class-validator';
import { PageQuery } from '../../../common/paging/page-query.js';
import { LongText, Omittable, Text, WholeNumber } from '../../../common/validation/rules.js';
import { OverrideDto } from '../overrides/override.dto.js';
import { ShiftId } from '../people/counter-shift.dto.js';
import type { PassOrder } from './own-passes.sql.js';
import type { PassState } from './pass.policy.js';
import { WAYS_OF_PAYMENT, type WayOfPayment } from '../closes/way-of-payment.js';

export class IssuePassDto {
  /** @example 42 */
  @WholeNumber(1) dealId: number;
  /** Ignored: only the server generates codes. */
  @ApiPropertyOptional({ type: String }) @IsOptional() qrCode?: unknown;
}

const PASS_ORDERS: readonly PassOrder[] = ['newest', 'ending'];

const STATES: readonly PassState[] = ['issued', 'redeemed', 'cancelled', 'expired', 'voided'];

export class OwnPassesQuery extends PageQuery {
  /**
   * One state, or several separated by commas.
   * @example 'cancelled,voided'
   */
  @ApiPropertyOptional({ type: String })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.split(',') : value))
  @IsOptional()
  @IsIn(STATES, { each: true })
  state?: PassState[];
  /** `ending`: those that end first in front. */
  @ApiPropertyOptional({ enum: PASS_ORDERS, default: 'newest' })
  @IsOptional()
  @IsIn(PASS_ORDERS)
  sort?: PassOrder;
}

export class LookupDto {
  /**
   * The scanned code, or the eight typed characters.
   * @example '7K3M-9QX2'
   */
  @MaxLength(500) @MinLength(1) @IsString() code: string;
  /** Branch of the counter. Not needed for staff of one branch. */
  @IsOptional() @WholeNumber(1) branchId?: number;
}

export class CodeToLookUpDto extends OmitType(LookupDto, ['branchId'] as const) {}

export class AcceptDto extends LookupDto {
  /**
   * Whole rupees charged; default: the deal's price.
   * @example 450
   */
  @IsOptional() @WholeNumber(0, 100_000_000) amount?: number;
  /** Another name of `amount`: whole rupees of the bill. If both are given, they must be equal. */
  @IsOptional() @WholeNumber(0, 100_000_000) bill?: number;
  /**
   * Number of guests, checked against the deal's party size if given.
   * @example 2
   */
  @IsOptional() @WholeNumber(1, 1_000) guests?: number;
  /** How the guest paid; part of the daily close. */
  @Omittable() @IsIn(WAYS_OF_PAYMENT) paidWith?: WayOfPayment;
  /**
   * Number of the bill in another program, once per business among uses that were not voided. The same code with the same
   * reference returns the same acceptance.
   * @example 'R-1042'
   */
  @Omittable() @Text(1, 60) reference?: string;
  /** The shift of the person at the counter; default: the person who is signed in. Not for API keys. */
  @Omittable() @ShiftId() shiftId?: string;
  /** Decision of an owner or manager to accept the code against a term of the deal. Not for API keys. */
  @Omittable() @ValidateNested() @IsObject() @Type(() => OverrideDto) override?: OverrideDto;
}

export class VoidDto {
  @LongText(3, 200, { min: 'Please say why.' }) reason: string;
}
