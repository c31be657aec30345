import { OmitType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { PageQuery } from '../../../common/paging/page-query.js';
import { blankIsNone, emptyIsNone } from '../../../common/validation/rules.js';

const STATES = ['asked', 'confirmed', 'left'] as const;
const SORTS = ['newest', 'oldest'] as const;
export type SubscriberState = (typeof STATES)[number];

export class AdminSubscribersQuery extends PageQuery {
  /** `asked`: not confirmed yet. */
  @Transform(emptyIsNone) @IsOptional() @IsIn(STATES) status?: SubscriberState;
  /** Part of an e-mail. */
  @Transform(blankIsNone) @IsOptional() @IsString() @MaxLength(100) search?: string;
  @Transform(emptyIsNone) @IsOptional() @IsIn(SORTS) sort?: (typeof SORTS)[number];
}

/** All of the list, as a file. */
export class SubscriberTableQuery extends OmitType(AdminSubscribersQuery, ['limit', 'cursor'] as const) {}

export class AdminSubscriberView {
  id: number;
  email: string;
  language: 'en' | 'ne';
  state: SubscriberState;
  askedAt: string;
  confirmedAt: string | null;
  leftAt: string | null;
}
