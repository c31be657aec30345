import { Type } from 'class-transformer';
import { IsIn, IsNumber, IsObject, IsOptional, Max, Min, ValidateNested } from 'class-validator';
import { NepalDay } from '../../../common/validation/rules.js';

export const VITAL_PAGES = ['home', 'deals', 'deal', 'brands', 'other', 'dashboard', 'counter'] as const;
export type VitalPage = (typeof VITAL_PAGES)[number];
export const DEVICES = ['phone', 'computer'] as const;
export const CONNECTIONS = ['slow', 'fast', 'unknown'] as const;

/** Ten minutes: longer values are errors of the browser. */
const MAX_MS = 600_000;

export class VitalValuesDto {
  /** Largest Contentful Paint, in milliseconds. */
  @Min(0) @Max(MAX_MS) @IsNumber() @IsOptional() lcp?: number;
  /** Interaction to Next Paint, in milliseconds. */
  @Min(0) @Max(MAX_MS) @IsNumber() @IsOptional() inp?: number;
  /** Cumulative Layout Shift. */
  @Min(0) @Max(1_000) @IsNumber() @IsOptional() cls?: number;
  /** Time to First Byte, in milliseconds. */
  @Min(0) @Max(MAX_MS) @IsNumber() @IsOptional() ttfb?: number;
}

/** How fast one page was for a visitor. */
export class VitalsDto {
  @IsIn(VITAL_PAGES) page: VitalPage;
  @IsIn(DEVICES) device: (typeof DEVICES)[number];
  @IsIn(CONNECTIONS) connection: (typeof CONNECTIONS)[number];
  @ValidateNested() @IsObject() @Type(() => VitalValuesDto) values: VitalValuesDto;
}

export class VitalsQuery {
  /** First day in Nepal. */
  @NepalDay() from: string;
  /** Last day in Nepal, included. */
  @NepalDay() to: string;
  /** All devices if left out. */
  @IsIn(DEVICES) @IsOptional() device?: (typeof DEVICES)[number];
}
