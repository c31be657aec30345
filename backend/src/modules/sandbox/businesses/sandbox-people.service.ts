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
    const form = personOf(firstName, lastName);
    const account = await this.accounts.prepare(form);
    const { id } = await this.accounts.open({ ...account, emailVerifiedAt: this.clock.now() });
    return callerOf(id, form, null);
  }
}
