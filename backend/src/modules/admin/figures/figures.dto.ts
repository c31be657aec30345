import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional } from 'class-validator';
import { emptyIsNone } from '../../../common/validation/rules.js';

export const FIGURE_PERIODS = ['7d', '30d', 'fiscal-year'] as const;
export type FigurePeriod = (typeof FIGURE_PERIODS)[number];

export class FiguresQuery {
  /** Period that ends today in Nepal; 30 days by default. The fiscal year is the current one so far. */
  @ApiProperty({ enum: FIGURE_PERIODS, required: false })
  @Transform(emptyIsNone)
  @IsOptional()
  @IsIn(FIGURE_PERIODS)
  period?: FigurePeriod;
}
