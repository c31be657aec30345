import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsISO8601, IsOptional, IsString, Matches, ValidateIf } from 'class-validator';
import { Transform } from 'class-transformer';
import { PageQuery } from '../../../common/paging/page-query.js';
import { Omittable } from '../../../common/validation/rules.js';

export const WORK_LANES = ['ready', 'waiting', 'blocked'] as const;
export type WorkLane = (typeof WORK_LANES)[number];

export class WorkQuery extends PageQuery {
  /** `ready`: can be decided now. `waiting`: waits for the business. `blocked`: depends on another item or a state. */
  @ApiProperty({ enum: WORK_LANES, required: false })
  @IsOptional()
  @IsIn(WORK_LANES)
  lane?: WorkLane;

  /** Kind of the items, such as `deal`. */
  @IsOptional()
  @IsString()
  @Matches(/^[a-z-]{2,40}$/)
  kind?: string;

  /** `me`, `none`, or the id of an admin. */
  @IsOptional()
  @Matches(/^(me|none|[1-9]\d{0,8})$/)
  owner?: string;

  /** True returns only snoozed items. Otherwise snoozed items are left out. */
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (value === 'true' ? true : value === 'false' ? false : value))
  @IsBoolean()
  snoozed?: boolean;
}

export class ClaimDto {
  /** End of the claim. Without it, the claim lasts until it is released. */
  @Omittable() @IsISO8601({ strict: true }) until?: string;
}

export class SnoozeDto {
  /** End of the snooze; null ends it now. */
  @ValidateIf(({ until }: SnoozeDto) => until !== null)
  @IsISO8601({ strict: true })
  @ApiProperty({ type: String, nullable: true, format: 'date-time' })
  until: string | null;
}
