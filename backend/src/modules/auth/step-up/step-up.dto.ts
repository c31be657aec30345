import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsObject, IsString, Matches, MaxLength, MinLength } from 'class-validator';
import { NumberText } from '../../../common/validation/number-text.js';
import { Omittable } from '../../../common/validation/rules.js';

const NO_CODE = 'Please enter the code.';
const NO_PASSWORD = 'Please enter your password.';

/** Exactly one of them. */
export class StepUpDto {
  /** The password of the account. */
  @Omittable()
  @MaxLength(512)
  @MinLength(1, { message: NO_PASSWORD })
  @IsString({ message: NO_PASSWORD })
  password?: string;

  /** Six digits of the authenticator app, or a recovery code. @example '123456' */
  @Omittable()
  @NumberText()
  @MaxLength(20)
  @MinLength(6, { message: NO_CODE })
  @IsString({ message: NO_CODE })
  code?: string;

  /** Six digits of `POST /api/auth/otp` for the e-mail of the account, or its phone number without one. Not for admins. @example '042719' */
  @Omittable()
  @NumberText()
  @Matches(/^\d{6}$/, { message: NO_CODE })
  @IsString({ message: NO_CODE })
  digits?: string;

  /** `AuthenticationResponseJSON` for the options of `POST /api/auth/passkeys/sign-in/options`. */
  @ApiPropertyOptional({ type: 'object', additionalProperties: true })
  @Omittable()
  @IsObject()
  passkey?: Record<string, unknown>;
}
