import { Body, Controller, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiConflictResponse, ApiNotFoundResponse, ApiTags } from '@nestjs/swagger';
import { AllowAccess } from '../../common/access/allow-access.decorator.js';
import { Audited } from '../../common/access/audited.decorator.js';
import { CurrentUser } from '../../common/access/current-user.decorator.js';
import type { SessionUser } from '../../common/access/session-user.js';
import { NeedsStepUp } from '../../common/access/step-up.decorator.js';
import { ProblemView } from '../../common/errors/problem.js';
import { Idempotent } from '../../common/idempotency/replay.decorator.js';
import { ReturnReleaseDto, ShareReleaseDto } from './release.dto.js';
import { ReleaseView } from './release.view.js';
import { ReleasesService } from './releases.service.js';

const again = (controller: AdminReleasesController, remote: string): Promise<ReleaseView> =>
  controller.releases.one(remote);

/** Releases of the separately deployed parts of the site. */
@ApiTags('admin-releases')
@Controller('admin/releases')
@AllowAccess('admin:settings')
export class AdminReleasesController {
  constructor(readonly releases: ReleasesService) {}

  /**
   * Releases of the remotes
   * @remarks Which version visitors get of each remote that was released, with the page views and failures of its last 20 versions.
   */
  @Get()
  list(): Promise<ReleaseView[]> {
    return this.releases.list();
  }

  /**
   * Change the share of a release
   * @remarks Changes how many visitors get the live version; the others get the one before. All shells follow within five seconds.
   */
  @Patch(':remote')
  @NeedsStepUp()
  @Audited('release.share-changed')
  @Idempotent(again)
  @ApiNotFoundResponse({ description: '`release.not-found`', type: ProblemView })
  @ApiConflictResponse({ description: '`release.changed`, `release.no-other`', type: ProblemView })
  share(
    @CurrentUser() admin: SessionUser,
    @Param('remote') remote: string,
    @Body() form: ShareReleaseDto,
  ): Promise<ReleaseView> {
    return this.releases.share(admin.id, remote, form);
  }

  /**
   * Return to another release
   * @remarks Gives all visitors a version whose files are kept. All shells follow within five seconds.
   */
  @Post(':remote/return')
  @HttpCode(200)
  @NeedsStepUp()
  @Audited('release.returned')
  @Idempotent(again)
  @ApiNotFoundResponse({ description: '`release.not-found`', type: ProblemView })
  @ApiConflictResponse({ description: '`release.changed`', type: ProblemView })
  returnTo(
    @CurrentUser() admin: SessionUser,
    @Param('remote') remote: string,
    @Body() form: ReturnReleaseDto,
  ): Promise<ReleaseView> {
    return this.releases.returnTo(admin.id, remote, form);
  }
}
