import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiNotFoundResponse,
  ApiServiceUnavailableResponse,
  ApiTags,
} from '@nestjs/swagger';
import { AllowAccess } from '../../common/access/allow-access.decorator.js';
import { Audited } from '../../common/access/audited.decorator.js';
import { CurrentUser } from '../../common/access/current-user.decorator.js';
import { NeedsStepUp } from '../../common/access/step-up.decorator.js';
import type { SessionUser } from '../../common/access/session-user.js';
import { ProblemView } from '../../common/errors/problem.js';
import { Idempotent } from '../../common/idempotency/replay.decorator.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { ChangeMarketplaceKeyDto, CreateMarketplaceKeyDto } from './api-key.dto.js';
import { ApiKeyView, NewApiKeyView } from './api-key.view.js';
import { TestKeys } from './test-keys.service.js';
import { ApiKeysService } from './api-keys.service.js';

const MARKETPLACE = null;

const again = (controller: AdminApiKeysController, id: string): Promise<ApiKeyView> =>
  controller.keys.one(MARKETPLACE, Number(id));
const newAgain = (controller: AdminApiKeysController, id: string): Promise<NewApiKeyView> =>
  controller.keys.again(MARKETPLACE, Number(id));

/** API keys of the marketplace. They read only. */
@ApiTags('admin-api-keys')
@Controller('admin/api-keys')
@AllowAccess('admin:settings')
export class AdminApiKeysController {
  constructor(
    readonly keys: ApiKeysService,
    private readonly tests: TestKeys,
  ) {}

  /**
   * API keys of the marketplace
   * @remarks Active keys first. Revoked and ended keys stay in the list for 90 days.
   */
  @Get()
  list(): Promise<ApiKeyView[]> {
    return this.keys.list(MARKETPLACE);
  }

  /**
   * Create an API key
   * @remarks The response is the only one that contains it. A key of kind `test` works in the sandbox only: it acts for a business of its
   * own there, which has nothing in common with real ones.
   */
  @Post()
  @NeedsStepUp()
  @Audited('api-key.created')
  @Idempotent(newAgain)
  @ApiNotFoundResponse({ description: '`sandbox.not-offered`', type: ProblemView })
  @ApiServiceUnavailableResponse({ description: '`sandbox.unavailable`', type: ProblemView })
  @ApiConflictResponse({ description: '`key.too-many`', type: ProblemView })
  create(@CurrentUser() admin: SessionUser, @Body() form: CreateMarketplaceKeyDto): Promise<NewApiKeyView> {
    return (form.kind === 'test' ? this.tests : this.keys).create(MARKETPLACE, admin.id, form);
  }

  /** Change the name, scopes or allowed addresses of a key */
  @Patch(':id')
  @NeedsStepUp()
  @Audited('api-key.changed')
  @Idempotent(again)
  @ApiNotFoundResponse({ description: '`key.not-found`', type: ProblemView })
  @ApiConflictResponse({ description: '`key.over`, `key.test-fixed`', type: ProblemView })
  change(
    @CurrentUser() admin: SessionUser,
    @Param('id', IdPipe) id: number,
    @Body() changes: ChangeMarketplaceKeyDto,
  ): Promise<ApiKeyView> {
    return this.keys.change(MARKETPLACE, admin.id, id, changes);
  }

  /**
   * Replace an API key
   * @remarks Replaces the key; the one before is valid for 24 more hours.
   */
  @Post(':id/rotate')
  @HttpCode(200)
  @NeedsStepUp()
  @Audited('api-key.rotated')
  @Idempotent(newAgain)
  @ApiNotFoundResponse({ description: '`key.not-found`', type: ProblemView })
  @ApiConflictResponse({ description: '`key.over`, `key.test-fixed`', type: ProblemView })
  rotate(@CurrentUser() admin: SessionUser, @Param('id', IdPipe) id: number): Promise<NewApiKeyView> {
    return this.keys.rotate(MARKETPLACE, admin.id, id);
  }

  /** Revoke an API key at once */
  @Delete(':id')
  @HttpCode(204)
  @NeedsStepUp()
  @Audited('api-key.withdrawn')
  @Idempotent()
  @ApiNotFoundResponse({ description: '`key.not-found`, `sandbox.not-offered`', type: ProblemView })
  @ApiServiceUnavailableResponse({ description: '`sandbox.unavailable`', type: ProblemView })
  async withdraw(@CurrentUser() admin: SessionUser, @Param('id', IdPipe) id: number): Promise<void> {
    await this.tests.close(MARKETPLACE, id);
    await this.keys.withdraw(MARKETPLACE, admin.id, id);
  }
}
