import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { AllowAccess } from '../../common/access/allow-access.decorator.js';
import { ShellReportDto } from './release.dto.js';
import type { StateRow } from './releases.sql.js';
import { ShellReleases } from './shell-releases.service.js';

/** Reports of the shells and their answers. The shell does not proxy this path, and the backend has no other public address. */
@ApiExcludeController()
@Controller('internal/releases')
@AllowAccess('public')
export class ShellReleasesController {
  constructor(private readonly releases: ShellReleases) {}

  /** Takes what a shell saw since its last call; a repetition changes nothing. Answers what visitors get of each remote. */
  @Post()
  @HttpCode(200)
  exchange(@Body() report: ShellReportDto): Promise<StateRow[]> {
    return this.releases.exchange(report);
  }
}
