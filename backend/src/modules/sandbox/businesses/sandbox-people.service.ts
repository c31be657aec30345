import { Injectable } from '@nestjs/common';
import type { SessionUser } from '../../../common/access/session-user.js';
import { Clock } from '../../../common/time/clock.js';
import { AccountsService } from '../../auth/index.js';
import { callerOf, personOf } from './people.js';

/** Users of the sandbox. */
@Injectable()
export class SandboxPeople {
  constructor(
    private readonly accounts: AccountsService,
    private readonly clock: Clock,
  ) {}

  async add(firstName: string, lastName: string): Promise<SessionUser> {
    return (await this.prepared(firstName, lastName)).open();
  }

  /** Hashes the password, outside of any transaction. @returns what opens the account */
  async prepared(firstName: string, lastName: string): Promise<{ open: () => Promise<SessionUser> }> {
    const form = personOf(firstName, lastName);
    const account = await this.accounts.prepare(form);
    return {
      open: async () => {
        const { id } = await this.accounts.open({ ...account, emailVerifiedAt: this.clock.now() });
        return callerOf(id, form, null);
      },
    };
  }
}
