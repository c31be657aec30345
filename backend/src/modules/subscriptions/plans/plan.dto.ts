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
  /** How many deals at once; null is any number. */
  @OrNull() @WholeNumber(0, HIGHEST) dealLimit: number | null;
  @WholeNumber(0, HIGHEST) featuredDealLimit: number;
  @IsBoolean() analyticsAccess: boolean;
  @IsBoolean() prioritySupport: boolean;
  /** Whether it is offered. */
  @IsBoolean() isActive: boolean;
  /** The version that was looked at; a stale one is rejected with 409. */
  @WholeNumber(1) version: number;
}

export class ChangeMembershipDto {
  @Text(2, 40) name: string;
  @Text(2, 40) nameNe: string;
  /** Whole rupees. */
  @WholeNumber(0, HIGHEST) priceYearly: number;
  @WholeNumber(1, 10) pointsMultiplier: number;
  /** Whether it is offered. */
  @IsBoolean() isActive: boolean;
  /** The version that was looked at; a stale one is rejected with 409. */
  @WholeNumber(1) version: number;
}
