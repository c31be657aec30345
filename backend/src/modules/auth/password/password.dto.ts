import { Transform } from 'class-transformer';
import { IsEmail, IsString, MaxLength, MinLength } from 'class-validator';

const NO_PASSWORD = 'Please enter a password.';

export class ForgotPasswordDto {
  /** @example 'customer@example.com' */
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  @MaxLength(254)
  @IsEmail({}, { message: 'Please enter a valid email address.' })
  @IsString({ message: 'Please enter a valid email address.' })
  email: string;
}

export class ResetPasswordDto {
  /** Token from the link in the mail. */
  @MaxLength(100) @MinLength(10) @IsString() token: string;
  /** 6 to 128 characters (12 for admins); the commonest ones are rejected. */
  @MaxLength(512)
  @MinLength(1, { message: NO_PASSWORD })
  @IsString({ message: NO_PASSWORD })
  password: string;
}

export class ChangePasswordDto {
  @MaxLength(512)
  @MinLength(1, { message: 'Please enter your password.' })
  @IsString({ message: 'Please enter your password.' })
  currentPassword: string;
  /** 6 to 128 characters (12 for admins); the commonest ones are rejected. */
  @MaxLength(512)
  @MinLength(1, { message: NO_PASSWORD })
  @IsString({ message: NO_PASSWORD })
  newPassword: string;
}
