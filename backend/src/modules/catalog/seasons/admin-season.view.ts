import { ApiProperty } from '@nestjs/swagger';
import { SEASON_COLORS, type SeasonColor } from './season.dto.js';
import type { Season } from './season.entity.js';

export class AdminSeasonView {
  id: number;
  /** Changes with every change. */
  version: number;
  name: string;
  nameNe: string;
  /** First day in Nepal. */
  from: string;
  /** Last day in Nepal, included. */
  until: string;
  @ApiProperty({ enum: SEASON_COLORS, nullable: true }) color: SeasonColor | null;
  isActive: boolean;
  /** Its days are no business days. */
  isHoliday: boolean;
  /** Today is one of its days. */
  isRunning: boolean;

  /** @param today the day of Nepal, such as `2026-11-30` */
  static of(season: Season, today: string): AdminSeasonView {
    const { id, version, name, nameNe, from, until, color, isActive, isHoliday } = season;
    const isRunning = isActive && from <= today && today <= until;
    return { id, version, name, nameNe, from, until, color, isActive, isHoliday, isRunning };
  }
}
