import { Body, Controller, Delete, Get, Header, HttpCode, Patch, Res } from '@nestjs/common';
import { ApiConflictResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AllowAccess } from '../../common/access/allow-access.decorator.js';
import { CurrentUser } from '../../common/access/current-user.decorator.js';
import type { SessionUser } from '../../common/access/session-user.js';
import { ProblemView } from '../../common/errors/problem.js';
import { Idempotent } from '../../common/idempotency/replay.decorator.js';
import { LimitRate } from '../../common/rate-limit/rate-limit.decorator.js';
import { EraseAccountDto, UpdateAccountDto } from './own-account.dto.js';
import { AccountView } from './account.view.js';
import { OwnAccountQuery } from './own-account-query.service.js';
import { OwnAccountService } from './own-account.service.js';
import { SessionCookies } from '../auth/index.js';

const again = (controller: AccountChangesController, _id: string, user: SessionUser): Promise<AccountView> =>
  controller.query.read(user);

/** Changes of the account. They are separate from reading it, so that public pages do not load their API code. */
@ApiTags('account')
@Controller('users/me')
@AllowAccess('signed-in')
export class AccountChangesController {
  constructor(
    readonly query: OwnAccountQuery,
    private readonly accounts: OwnAccountService,
    private readonly cookies: SessionCookies,
  ) {}

  /** Change the profile */
  @Patch()
  @Idempotent(again)
  async update(@CurrentUser() user: SessionUser, @Body() form: UpdateAccountDto): Promise<AccountView> {
    await this.accounts.update(user.id, form);
    return this.query.read(user);
  }

  /**
   * Export all stored data about the user
   * @remarks Exports all stored data about the user as a file.
   */
  @Get('export')
  @LimitRate({ name: 'export', points: 20, seconds: 3_600, by: 'user' })
  @Header('content-disposition', 'attachment; filename="dobbar-my-data.json"')
  @ApiOkResponse({ schema: { type: 'object', additionalProperties: true } })
  export(@CurrentUser() user: SessionUser): Promise<Record<string, unknown>> {
    return this.accounts.export(user.id);
  }

  /**
   * Erase the account permanently
   * @remarks 403 `auth.wrong-password` if the password is wrong.
   */
  @Delete()
  @HttpCode(204)
  @Idempotent()
  @ApiConflictResponse({ description: '`account.is-admin`, `vendor.still-open`', type: ProblemView })
  async erase(
    @CurrentUser() user: SessionUser,
    @Body() form: EraseAccountDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.accounts.erase(user, form.password);
    this.cookies.clear(reply);
  }
}
