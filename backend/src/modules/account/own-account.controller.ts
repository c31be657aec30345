import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AllowAccess } from '../../common/access/allow-access.decorator.js';
import { CurrentUser } from '../../common/access/current-user.decorator.js';
import type { SessionUser } from '../../common/access/session-user.js';
import { AccountView } from './account.view.js';
import { OwnAccountQuery } from './own-account-query.service.js';

@ApiTags('auth')
@Controller('users/me')
@AllowAccess('signed-in')
export class OwnAccountController {
  constructor(private readonly accounts: OwnAccountQuery) {}

  /** The caller's profile */
  @Get()
  one(@CurrentUser() user: SessionUser): Promise<AccountView> {
    return this.accounts.read(user);
  }
}
