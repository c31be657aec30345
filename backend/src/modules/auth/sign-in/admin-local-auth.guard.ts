import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { AdminLoginDto } from './login.dto.js';
import { SignInAttempts } from './sign-in-attempts.service.js';

/** Checks an admin's e-mail and password with `AdminLocalStrategy`; `request.user` is the account. */
@Injectable()
export class AdminLocalAuthGuard extends AuthGuard('admin-local') {
  constructor(private readonly attempts: SignInAttempts) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const { username } = await this.attempts.form(context, AdminLoginDto);
    return this.attempts.limited(
      context,
      username,
      async () => (await super.canActivate(context)) as boolean,
    );
  }
}
