import { ApiProperty } from '@nestjs/swagger';
import { IsObject } from 'class-validator';
import { Text } from '../../../common/validation/rules.js';

const NO_NAME = 'Please enter a name.';
const ANSWER = { type: 'object', additionalProperties: true } as const;

export class PasskeyNameDto {
  /**
   * Name that the owner chooses.
   * @example 'My phone'
   */
  @Text(1, 60, { min: NO_NAME }) name: string;
}

export class RegisterPasskeyDto extends PasskeyNameDto {
  /** `RegistrationResponseJSON` from `navigator.credentials.create()`. */
  @ApiProperty(ANSWER) @IsObject() response: Record<string, unknown>;
}

export class ProvePasskeyDto {
  /** `AuthenticationResponseJSON` from `navigator.credentials.get()`. */
  @ApiProperty(ANSWER) @IsObject() response: Record<string, unknown>;
}
