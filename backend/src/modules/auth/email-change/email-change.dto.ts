import { IsString, MaxLength, MinLength } from 'class-validator';
import { EmailText } from '../../../common/validation/rules.js';

export class ChangeEmailDto {
  /** The new address. @example 'sujata.new@example.com' */
  @EmailText('Please enter a valid email address.') email: string;
  /** The current password. */
  @MaxLength(512)
  @MinLength(1, { message: 'Please enter your password.' })
  @IsString({ message: 'Please enter your password.' })
  password: string;
}

export class StopEmailChangeDto {
  /** Token from the link in the mail to the old address. */
  @MaxLength(100) @MinLength(10) @IsString() token: string;
}
