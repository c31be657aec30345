import { Type } from 'class-transformer';
import { Equals, IsObject, Matches, ValidateNested } from 'class-validator';
import { Omittable, Text, WholeNumber } from '../../../../common/validation/rules.js';

/** A coordinate of a point of P-256: 32 bytes in base64url. */
const COORDINATE = /^[\w-]{43}$/;
const KEY = 'This is not a public key of P-256.';

/** The device's public key as a JWK. Further members, such as `ext`, are rejected. */
export class DeviceKeyDto {
  @Equals('EC', { message: KEY }) kty: 'EC';
  @Equals('P-256', { message: KEY }) crv: 'P-256';
  @Matches(COORDINATE, { message: KEY }) x: string;
  @Matches(COORDINATE, { message: KEY }) y: string;
}

export class EnrolDeviceDto {
  /** @example 'Phone at the bar' */
  @Text(1, 60) name: string;
  @WholeNumber(1) branchId: number;
  @ValidateNested() @IsObject() @Type(() => DeviceKeyDto) publicKey: DeviceKeyDto;
}

export class ChangeDeviceDto {
  @Omittable() @Text(1, 60) name?: string;
  /** Maximum number of unsent acceptances of each deal. */
  @Omittable() @WholeNumber(0, 200) offlineLimit?: number;
}

export class WithdrawDeviceQuery {
  /** Reason for the audit log. */
  @Omittable() @Text(3, 500) reason?: string;
}
