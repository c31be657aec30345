import { LongText, Omittable, WholeNumber } from '../../../common/validation/rules.js';

export class ApproveChangeDto {
  /** Reviewed version; an outdated one is rejected with 409. */
  @Omittable() @WholeNumber(1) version?: number;
}

export class RejectChangeDto extends ApproveChangeDto {
  @LongText(3, 500, { min: 'Please give a reason.' }) reason: string;
}
