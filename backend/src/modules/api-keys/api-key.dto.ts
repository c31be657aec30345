import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayUnique, IsArray, IsIn, ValidateBy } from 'class-validator';
import { BUSINESS_SCOPES, MARKETPLACE_SCOPES, type Scope, SCOPES } from '../../common/api-keys/scopes.js';
import { Omittable, OrNull, Text, WholeNumber } from '../../common/validation/rules.js';
import { isNetwork } from './network.js';

const MAX_NETWORKS = 20;
const MAX_DAYS = 1_825;

const Scopes = (allowed: readonly Scope[]): PropertyDecorator =>
  applyDecorators(
    IsArray(),
    ArrayUnique(),
    ArrayMaxSize(SCOPES.length),
    IsIn(allowed, { each: true, message: 'Choose from the scopes of this kind of key.' }),
    ApiProperty({ type: 'array', items: { type: 'string', enum: [...allowed] }, uniqueItems: true }),
  );

const Networks = (): PropertyDecorator =>
  applyDecorators(
    IsArray(),
    ArrayUnique(),
    ArrayMaxSize(MAX_NETWORKS),
    ValidateBy(
      {
        name: 'network',
        validator: {
          validate: isNetwork,
          defaultMessage: () => 'Please give addresses such as 203.0.113.7 or 203.0.113.0/24.',
        },
      },
      { each: true },
    ),
    ApiProperty({ type: [String], example: ['203.0.113.7'] }),
  );

class NewKeyDto {
  /** @example 'Till, Jhamsikhel' */
  @Text(1, 60) name: string;
  /** Days until the key ends; null or left out for a key without an end. */
  @Omittable() @OrNull() @WholeNumber(1, MAX_DAYS) validDays?: number | null;
  /** Networks from which the key may be used; none or empty for all. */
  @Omittable() @Networks() allowedAddresses?: string[];
}

class ChangedKeyDto {
  @Omittable() @Text(1, 60) name?: string;
  @Omittable() @Networks() allowedAddresses?: string[];
}

export class CreateApiKeyDto extends NewKeyDto {
  /** Without a scope the key reads public data only. */
  @Scopes(BUSINESS_SCOPES) scopes: Scope[];
  /** Limits the key to one branch, as staff can be limited. */
  @Omittable() @OrNull() @WholeNumber(1) branchId?: number | null;
}

export class ChangeApiKeyDto extends ChangedKeyDto {
  @Omittable() @Scopes(BUSINESS_SCOPES) scopes?: Scope[];
}

export class CreateMarketplaceKeyDto extends NewKeyDto {
  @Scopes(MARKETPLACE_SCOPES) scopes: Scope[];
}

export class ChangeMarketplaceKeyDto extends ChangedKeyDto {
  @Omittable() @Scopes(MARKETPLACE_SCOPES) scopes?: Scope[];
}
