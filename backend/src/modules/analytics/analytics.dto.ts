import { Transform } from 'class-transformer';
import { IsIn, IsOptional } from 'class-validator';

const PERIODS = [7, 30, 90] as const;
export type Period = (typeof PERIODS)[number];

export class AnalyticsQuery {
  /** Number of days in Nepal up to today; default: 30. 90 needs advanced analytics. */
  @Transform(({ value }: { value: unknown }) => Number(value))
  @IsOptional()
  @IsIn(PERIODS)
  days?: Period;
}
