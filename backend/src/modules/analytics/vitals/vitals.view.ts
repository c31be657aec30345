import type { Vital } from './vital-buckets.js';
import type { VitalPage } from './vitals.dto.js';

export class VitalDayView {
  /** @example '2026-11-25' */
  day: string;
  /** The value that three of four visits did not exceed. Milliseconds; CLS without a unit. */
  p75: number;
}

/** One metric of one kind of page. */
export class VitalView {
  page: VitalPage;
  metric: Vital;
  p75: number;
  /** Numbers of visits by the targets. */
  good: number;
  needsWork: number;
  poor: number;
  /** Highest good value, and the value above which a visit counts as poor. */
  targetGood: number;
  targetPoor: number;
  days: VitalDayView[];
}
