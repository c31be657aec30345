import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { LoginDto } from './login.dto.js';
import { SignInAttempts } from './sign-in-attempts.service.js';

/** Checks e-mail and password with `LocalStrategy`; `request.user` is the account. */
@Injectable()
export class LocalAuthGuard extends AuthGuard('local') {
  constructor(private readonly attempts: SignInAttempts) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const { email } = await this.attempts.form(context, LoginDto);
    return this.attempts.limited(context, email, async () => (await super.canActivate(context)) as boolean);
  }
}
