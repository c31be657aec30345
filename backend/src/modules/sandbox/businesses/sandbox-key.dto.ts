import { ArrayMaxSize, IsArray, IsIn, Length, Matches } from 'class-validator';
import { type Scope, TEST_SCOPES } from '../../../common/api-keys/scopes.js';
import type { SandboxKey } from '../../../common/sandbox/sandbox-calls.js';
import { OrNull, Text, WholeNumber } from '../../../common/validation/rules.js';

/** A test key, as the backend sends it. The backend has checked what its owner entered. */
export class SandboxKeyDto implements SandboxKey {
  @Text(1, 60) name: string;
  @Matches(/^[\da-f]{64}$/) hash: string;
  @Length(4, 4) lastFour: string;
  @IsIn(TEST_SCOPES, { each: true }) @IsArray() scopes: Scope[];
  @Matches(/^\d{4}-\d{2}-\d{2}$/) version: string;
  @Length(2, 50, { each: true }) @ArrayMaxSize(20) @IsArray() allowedAddresses: string[];
  @OrNull() @WholeNumber(1, 1_825) validDays: number | null;
}
