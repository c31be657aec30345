import { IsString, Matches, MaxLength, MinLength } from 'class-validator';
import { NumberText } from '../../../common/validation/number-text.js';

const NO_CODE = 'Please enter the code.';
const NO_PASSWORD = 'Please enter your password.';

/** Six digits of the authenticator app, or a recovery code. */
export class SecondFactorDto {
  /** @example '123456' */
  @NumberText()
  @MaxLength(20)
  @MinLength(6, { message: NO_CODE })
  @IsString({ message: NO_CODE })
  code: string;
}

export class BeginEnrolmentDto {
  @MaxLength(512)
  @MinLength(1, { message: NO_PASSWORD })
  @IsString({ message: NO_PASSWORD })
  password: string;
}

export class ConfirmEnrolmentDto {
  /** @example '123456' */
  @NumberText()
  @Matches(/^\d{6}$/, { message: 'Please enter the six digits of your app.' })
  code: string;
}

export class TurnOffTwoFactorDto extends SecondFactorDto {
  @MaxLength(512)
  @MinLength(1, { message: NO_PASSWORD })
  @IsString({ message: NO_PASSWORD })
  password: string;
}
