import { IsEmail, IsIn, IsOptional, IsString, MaxLength, MinLength } from 'class-validator';

const MISSING = 'Please enter both email and password.';

export class LoginDto {
  /** @example 'customer@example.com' */
  @MaxLength(254)
  @IsEmail({}, { message: 'Please enter a valid email address.' })
  @MinLength(1, { message: MISSING })
  @IsString({ message: MISSING })
  email: string;

  @MaxLength(512)
  @MinLength(1, { message: MISSING })
  @IsString({ message: MISSING })
  password: string;

  /** Area that the user wants to open. It grants no access. */
  @IsOptional() @IsIn(['customer', 'vendor']) userType?: 'customer' | 'vendor';
}

export class AdminLoginDto {
  /** The admin's e-mail. */
  @MaxLength(254)
  @MinLength(1, { message: 'Username is required' })
  @IsString({ message: 'Username is required' })
  username: string;

  @MaxLength(512)
  @MinLength(1, { message: 'Password is required' })
  @IsString({ message: 'Password is required' })
  password: string;
}

export class VerifyEmailDto {
  /** Token from the link in the mail. */
  @MaxLength(100) @MinLength(10) @IsString() token: string;
}
