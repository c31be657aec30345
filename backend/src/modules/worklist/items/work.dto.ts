import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsISO8601, IsOptional, IsString, Matches, ValidateIf } from 'class-validator';
import { Transform } from 'class-transformer';
import { PageQuery } from '../../../common/paging/page-query.js';
import { Omittable } from '../../../common/validation/rules.js';

export const WORK_LANES = ['ready', 'waiting', 'blocked'] as const;
export type WorkLane = (typeof WORK_LANES)[number];

export class WorkQuery extends PageQuery {
  /** `ready`: can be decided now. `waiting`: for the business. `blocked`: depends on another item or a state. */
  @ApiProperty({ enum: WORK_LANES, required: false })
  @IsOptional()
  @IsIn(WORK_LANES)
  lane?: WorkLane;

  /** Of one kind, such as `deal`. */
  @IsOptional()
  @IsString()
  @Matches(/^[a-z-]{2,40}$/)
  kind?: string;

  /** `me`, `none`, or the id of an admin. */
  @IsOptional()
  @Matches(/^(me|none|[1-9]\d{0,8})$/)
  owner?: string;

  /** Those alone that are put off until later. Others are left out otherwise. */
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (value === 'true' ? true : value === 'false' ? false : value))
  @IsBoolean()
  snoozed?: boolean;
}

export class ClaimDto {
  /** Until when it is ours; none: until it is given back. */
  @Omittable() @IsISO8601({ strict: true }) until?: string;
}

export class SnoozeDto {
  /** When it comes back; null: at once. */
  @ValidateIf(({ until }: SnoozeDto) => until !== null)
  @IsISO8601({ strict: true })
  @ApiProperty({ type: String, nullable: true, format: 'date-time' })
  until: string | null;
}
