import { IsBoolean, IsIn } from 'class-validator';
import { NepalDay, Omittable, OrNull, Text, WholeNumber } from '../../../common/validation/rules.js';

export const SEASON_COLORS = ['brand', 'marigold', 'rose', 'green', 'blue'] as const;
export type SeasonColor = (typeof SEASON_COLORS)[number];

export class NewSeasonDto {
  /** @example 'Dashain' */
  @Text(2, 60) name: string;
  @Text(2, 60) nameNe: string;
  /** First day in Nepal. */
  @NepalDay() from: string;
  /** Last day in Nepal, included. */
  @NepalDay() until: string;
  /** What it is marked with. */
  @OrNull() @IsIn(SEASON_COLORS) color: SeasonColor | null;
  @IsBoolean() isActive: boolean;
  /** Its days are no business days. */
  @Omittable() @IsBoolean() isHoliday?: boolean;
}

export class ChangeSeasonDto extends NewSeasonDto {
  /** The version that was looked at; a stale one is rejected with 409. */
  @WholeNumber(1) version: number;
}

export class DeleteSeasonDto {
  /** The version that was looked at; a stale one is rejected with 409. */
  @WholeNumber(1) version: number;
}
