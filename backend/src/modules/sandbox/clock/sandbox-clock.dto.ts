import { IsISO8601, Matches } from 'class-validator';

export class MoveClockDto {
  /**
   * The time that your business has from now on, with its time zone: later than the present one, at most five years ahead.
   * @example '2026-12-31T10:00:00Z'
   */
  @Matches(/^\d{4}-\d{2}-\d{2}T[\d:.]{5,12}(Z|[+-]\d{2}:\d{2})$/, {
    message: 'Please give a time such as 2026-12-31T10:00:00Z.',
  })
  @IsISO8601({ strict: true }, { message: 'Please give a time such as 2026-12-31T10:00:00Z.' })
  time: string;
}
