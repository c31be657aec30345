import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayUnique, IsArray, IsIn, ValidateBy } from 'class-validator';
import {
  BUSINESS_SCOPES,
  MARKETPLACE_SCOPES,
  type Scope,
  SCOPES,
  TEST_SCOPES,
} from '../../common/api-keys/scopes.js';
import { Omittable, OrNull, Text, WholeNumber } from '../../common/validation/rules.js';
import type { KeyKind } from './api-key-secret.js';
import { isNetwork } from './network.js';

const MAX_NETWORKS = 20;
const MAX_DAYS = 1_825;
const WRONG_SCOPE = 'Choose from the scopes of this kind of key.';

const Scopes = (allowed: readonly Scope[]): PropertyDecorator =>
  applyDecorators(
    IsArray(),
    ArrayUnique(),
    ArrayMaxSize(SCOPES.length),
    IsIn(allowed, { each: true, message: WRONG_SCOPE }),
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
  /** `test` for a key of the sandbox; the default is `live`. */
  @Omittable() @IsIn(['live', 'test']) kind?: KeyKind;
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

/** A test key acts for a business, also one of the marketplace. */
const ScopesOfKind = (live: readonly Scope[], all: readonly Scope[]): PropertyDecorator =>
  applyDecorators(
    ValidateBy(
      {
        name: 'scopesOfKind',
        validator: {
          validate: (scope: Scope, args) =>
            ((args?.object as NewKeyDto).kind === 'test' ? TEST_SCOPES : live).some((one) => one === scope),
          defaultMessage: () => WRONG_SCOPE,
        },
      },
      { each: true },
    ),
    Scopes(all),
  );

export class CreateApiKeyDto extends NewKeyDto {
  /** Without a scope the key reads public data only. `webhooks:write` is for test keys. */
  @ScopesOfKind(BUSINESS_SCOPES, TEST_SCOPES) scopes: Scope[];
  /** Limits the key to one branch, as staff can be limited. */
  @Omittable() @OrNull() @WholeNumber(1) branchId?: number | null;
}

export class ChangeApiKeyDto extends ChangedKeyDto {
  @Omittable() @Scopes(BUSINESS_SCOPES) scopes?: Scope[];
}

export class CreateMarketplaceKeyDto extends NewKeyDto {
  /** Without a scope the key reads public data only. A live key has scopes of the marketplace, a test key those of a business. */
  @ScopesOfKind(MARKETPLACE_SCOPES, SCOPES) scopes: Scope[];
}

export class ChangeMarketplaceKeyDto extends ChangedKeyDto {
  @Omittable() @Scopes(MARKETPLACE_SCOPES) scopes?: Scope[];
}
