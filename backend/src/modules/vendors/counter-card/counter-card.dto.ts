import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsOptional } from 'class-validator';
import { QueryNumber } from '../../../common/validation/rules.js';

export const CARD_FORMATS = ['a5', 'a6', 'sticker'] as const;
export type CardFormat = (typeof CARD_FORMATS)[number];

const asBoolean = ({ value }: { value: unknown }): unknown =>
  value === 'true' ? true : value === 'false' ? false : value;

export class CounterCardQuery {
  /** Branch of the counter card. */
  @QueryNumber(1) branchId: number;
  @IsOptional() @IsIn(CARD_FORMATS) format?: CardFormat;
  /** True for a light background, which saves toner. */
  @Transform(asBoolean)
  @IsOptional()
  @IsBoolean()
  light?: boolean;
  /** False to leave out the back with the steps for staff. A sticker has no back. */
  @Transform(asBoolean)
  @IsOptional()
  @IsBoolean()
  steps?: boolean;
}
