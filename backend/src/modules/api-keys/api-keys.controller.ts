import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiNotFoundResponse,
  ApiServiceUnavailableResponse,
  ApiTags,
} from '@nestjs/swagger';
import { AllowAccess } from '../../common/access/allow-access.decorator.js';
import { CurrentStaff, CurrentUser } from '../../common/access/current-user.decorator.js';
import { NeedsStepUp } from '../../common/access/step-up.decorator.js';
import type { SessionUser, StaffOf } from '../../common/access/session-user.js';
import { NotAllowed } from '../../common/errors/common.errors.js';
import { ProblemView } from '../../common/errors/problem.js';
import { Idempotent } from '../../common/idempotency/replay.decorator.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { ChangeApiKeyDto, CreateApiKeyDto } from './api-key.dto.js';
import { ApiKeyView, NewApiKeyView } from './api-key.view.js';
import { TestKeys } from './test-keys.service.js';
import { ApiKeysService } from './api-keys.service.js';

const businessOf = ({ staffOf }: SessionUser): number => {
  if (!staffOf) throw new NotAllowed();
  return staffOf.vendorId;
};
const again = (controller: ApiKeysController, id: string, user: SessionUser): Promise<ApiKeyView> =>
  controller.keys.one(businessOf(user), Number(id));
const newAgain = (controller: ApiKeysController, id: string, user: SessionUser): Promise<NewApiKeyView> =>
  controller.keys.again(businessOf(user), Number(id));

/** API keys of the business. */
@ApiTags('api-keys')
@Controller('vendors/me/api-keys')
@AllowAccess('vendor-owner')
export class ApiKeysController {
  constructor(
    readonly keys: ApiKeysService,
    private readonly tests: TestKeys,
  ) {}

  /**
   * API keys of the business
   * @remarks Active keys first. Revoked and ended keys stay in the list for 90 days.
   */
  @Get()
  list(@CurrentStaff() { vendorId }: StaffOf): Promise<ApiKeyView[]> {
    return this.keys.list(vendorId);
  }

  /**
   * Create an API key
   * @remarks The response is the only one that contains it. A key of kind `test` works in the sandbox only: it acts for a business of its
   * own there, which has nothing in common with real ones.
   */
  @Post()
  @NeedsStepUp()
  @Idempotent(newAgain)
  @ApiNotFoundResponse({ description: '`branch.not-found`, `sandbox.not-offered`', type: ProblemView })
  @ApiServiceUnavailableResponse({ description: '`sandbox.unavailable`', type: ProblemView })
  @ApiConflictResponse({ description: '`key.too-many`', type: ProblemView })
  create(
    @CurrentUser() user: SessionUser,
    @CurrentStaff() { vendorId }: StaffOf,
    @Body() form: CreateApiKeyDto,
  ): Promise<NewApiKeyView> {
    return (form.kind === 'test' ? this.tests : this.keys).create(vendorId, user.id, form);
  }

  /** Change the name, scopes or allowed addresses of a key */
  @Patch(':id')
  @NeedsStepUp()
  @Idempotent(again)
  @ApiNotFoundResponse({ description: '`key.not-found`', type: ProblemView })
  @ApiConflictResponse({ description: '`key.over`, `key.test-fixed`', type: ProblemView })
  change(
    @CurrentUser() user: SessionUser,
    @CurrentStaff() { vendorId }: StaffOf,
    @Param('id', IdPipe) id: number,
    @Body() changes: ChangeApiKeyDto,
  ): Promise<ApiKeyView> {
    return this.keys.change(vendorId, user.id, id, changes);
  }

  /**
   * Replace an API key
   * @remarks Replaces the key; the one before is valid for 24 more hours.
   */
  @Post(':id/rotate')
  @HttpCode(200)
  @NeedsStepUp()
  @Idempotent(newAgain)
  @ApiNotFoundResponse({ description: '`key.not-found`', type: ProblemView })
  @ApiConflictResponse({ description: '`key.over`, `key.test-fixed`', type: ProblemView })
  rotate(
    @CurrentUser() user: SessionUser,
    @CurrentStaff() { vendorId }: StaffOf,
    @Param('id', IdPipe) id: number,
  ): Promise<NewApiKeyView> {
    return this.keys.rotate(vendorId, user.id, id);
  }

  /** Revoke an API key at once */
  @Delete(':id')
  @HttpCode(204)
  @NeedsStepUp()
  @Idempotent()
  @ApiNotFoundResponse({ description: '`key.not-found`, `sandbox.not-offered`', type: ProblemView })
  @ApiServiceUnavailableResponse({ description: '`sandbox.unavailable`', type: ProblemView })
  async withdraw(
    @CurrentUser() user: SessionUser,
    @CurrentStaff() { vendorId }: StaffOf,
    @Param('id', IdPipe) id: number,
  ): Promise<void> {
    await this.tests.close(vendorId, id);
    await this.keys.withdraw(vendorId, user.id, id);
  }
}
