import { Body, Controller, HttpCode, Post, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { AllowAccess } from '../../common/access/allow-access.decorator.js';
import { SignedCallsGuard } from '../../common/signed-calls/signed-calls.guard.js';
import { ShellReportDto } from './release.dto.js';
import type { StateRow } from './releases.sql.js';
import { ShellReleases } from './shell-releases.service.js';

const ShellCalls = SignedCallsGuard('release-report', ({ releasesSecret }) => releasesSecret);

/** Reports of the shells, signed with `RELEASES_SECRET`, and their answers. The shell does not proxy this path. */
@ApiExcludeController()
@Controller('internal/releases')
@AllowAccess('public')
@UseGuards(ShellCalls)
export class ShellReleasesController {
  constructor(private readonly releases: ShellReleases) {}

  /** Takes what a shell saw since its last call; a repetition changes nothing. Answers what visitors get of each remote. */
  @Post()
  @HttpCode(200)
  exchange(@Body() report: ShellReportDto): Promise<StateRow[]> {
    return this.releases.exchange(report);
  }
}
