import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy } from 'passport-local';
import { AccountsService } from '../sign-up/accounts.service.js';
import { InvalidAdminCredentials } from '../auth.errors.js';
import type { User } from '../user.entity.js';

/** An admin's e-mail and password. Other accounts get the same error as a wrong password, after the same time. */
@Injectable()
export class AdminLocalStrategy extends PassportStrategy(Strategy, 'admin-local') {
  constructor(private readonly accounts: AccountsService) {
    super({ usernameField: 'username', passwordField: 'password', session: false });
  }

  async validate(username: string, password: string): Promise<User> {
    const user = await this.accounts.withPassword(username, password);
    if (user?.role !== 'admin') throw new InvalidAdminCredentials();
    return user;
  }
}
