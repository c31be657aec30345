import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsUUID } from 'class-validator';
import { Omittable, LongText, Text } from '../../../common/validation/rules.js';

const MAX_PASSES = 1_000;

export class ConfirmTransferDto {
  /**
   * The bank's own number of the transfer.
   * @example 'NB-2083-000123'
   */
  @Text(1, 120) reference: string;
}

export class CloseRefundDto {
  /**
   * Reference of the manual payment.
   * @example 'ESEWA-77812'
   */
  @Text(1, 120) reference: string;
}

export class ResolvePaymentDto {
  /**
   * Resolution; it is stored in the payment's history.
   * @example 'Sent back by the bank, NB-2083-000125'
   */
  @LongText(3, 200) reason: string;
}

export class AdminRefundDto {
  /** Passes to refund; all unused ones by default. */
  @Omittable()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_PASSES)
  @ArrayUnique()
  @IsUUID(undefined, { each: true })
  passIds?: string[];

  /** @example 'The shop closed' */
  @LongText(3, 500) reason: string;
}
