import { IsBoolean } from 'class-validator';
import { OrNull, Text, WholeNumber } from '../../../common/validation/rules.js';

const HIGHEST = 99_999;

export class ChangePlanDto {
  @Text(2, 40) name: string;
  @Text(2, 40) nameNe: string;
  @Text(3, 200) description: string;
  @Text(3, 200) descriptionNe: string;
  /** Whole rupees. */
  @WholeNumber(0, HIGHEST) priceMonthly: number;
  @WholeNumber(0, HIGHEST) priceYearly: number;
  /** Maximum number of deals at once; null means unlimited. */
  @OrNull() @WholeNumber(0, HIGHEST) dealLimit: number | null;
  @WholeNumber(0, HIGHEST) featuredDealLimit: number;
  @IsBoolean() analyticsAccess: boolean;
  @IsBoolean() prioritySupport: boolean;
  /** True if it is offered. */
  @IsBoolean() isActive: boolean;
  /** Version that the admin edited; an outdated one is rejected with 409. */
  @WholeNumber(1) version: number;
}

export class ChangeMembershipDto {
  @Text(2, 40) name: string;
  @Text(2, 40) nameNe: string;
  /** Whole rupees. */
  @WholeNumber(0, HIGHEST) priceYearly: number;
  @WholeNumber(1, 10) pointsMultiplier: number;
  /** True if it is offered. */
  @IsBoolean() isActive: boolean;
  /** Version that the admin edited; an outdated one is rejected with 409. */
  @WholeNumber(1) version: number;
}
