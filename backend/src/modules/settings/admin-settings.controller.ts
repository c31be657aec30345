import { Body, Controller, Get, Patch } from '@nestjs/common';
import { ApiConflictResponse, ApiTags } from '@nestjs/swagger';
import { AllowAccess } from '../../common/access/allow-access.decorator.js';
import { Audited } from '../../common/access/audited.decorator.js';
import { CurrentUser } from '../../common/access/current-user.decorator.js';
import type { SessionUser } from '../../common/access/session-user.js';
import { NeedsStepUp } from '../../common/access/step-up.decorator.js';
import { ProblemView } from '../../common/errors/problem.js';
import { Idempotent } from '../../common/idempotency/replay.decorator.js';
import { ChangeSettingsDto } from './settings.dto.js';
import { SettingView } from './settings.view.js';
import { SettingsAdminService } from './settings-admin.service.js';

const again = (controller: AdminSettingsController): Promise<SettingView[]> => controller.settings.list();

@ApiTags('admin-settings')
@Controller('admin/settings')
@AllowAccess('admin:settings')
export class AdminSettingsController {
  constructor(readonly settings: SettingsAdminService) {}

  /**
   * All settings
   * @remarks All settings, with their defaults and the admin of the last change.
   */
  @Get()
  list(): Promise<SettingView[]> {
    return this.settings.list();
  }

  /**
   * Change settings
   * @remarks Applies all changes or none. A value equal to the current one is no change.
   */
  @Patch()
  @NeedsStepUp()
  @Audited('settings.changed')
  @Idempotent(again)
  @ApiConflictResponse({ description: '`version.conflict` with the `keys`', type: ProblemView })
  change(@CurrentUser() admin: SessionUser, @Body() { changes }: ChangeSettingsDto): Promise<SettingView[]> {
    return this.settings.change(admin.id, changes);
  }
}
