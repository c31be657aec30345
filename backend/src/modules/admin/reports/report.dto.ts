import { Transform } from 'class-transformer';
import { IsIn, IsOptional } from 'class-validator';
import { emptyIsNone, NepalDay } from '../../../common/validation/rules.js';
import { REPORT_GROUPS, REPORT_NAMES, type ReportGroup, type ReportName } from './report-kinds.sql.js';

export class ReportPath {
  @IsIn(REPORT_NAMES) name: ReportName;
}

export class ReportPeriodQuery {
  /** First day in Nepal. */
  @NepalDay() from: string;
  /** Last day in Nepal, included; at most 1,100 days from the first. */
  @NepalDay() to: string;
}

export class ReportQuery extends ReportPeriodQuery {
  /** Grouping of the rows; by day by default. */
  @Transform(emptyIsNone) @IsOptional() @IsIn(REPORT_GROUPS) by?: ReportGroup;
}
