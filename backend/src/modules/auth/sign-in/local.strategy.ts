import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy } from 'passport-local';
import { AccountsService } from '../sign-up/accounts.service.js';
import { InvalidCredentials } from '../auth.errors.js';
import type { User } from '../user.entity.js';

/** E-mail and password. */
@Injectable()
export class LocalStrategy extends PassportStrategy(Strategy, 'local') {
  constructor(private readonly accounts: AccountsService) {
    super({ usernameField: 'email', passwordField: 'password', session: false });
  }

  async validate(email: string, password: string): Promise<User> {
    const user = await this.accounts.withPassword(email, password);
    if (!user) throw new InvalidCredentials();
    return user;
  }
}
