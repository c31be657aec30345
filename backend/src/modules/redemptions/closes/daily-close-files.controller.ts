import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { CurrentStaff, CurrentUser } from '../../../common/access/current-user.decorator.js';
import type { SessionUser, StaffOf } from '../../../common/access/session-user.js';
import { csv } from '../../../common/csv/csv.js';
import { type TableFile, TableFiles } from '../../../common/csv/table-files.service.js';
import { TableResponse } from '../../../common/csv/table-response.decorator.js';
import { ProblemView } from '../../../common/errors/problem.js';
import { LimitRate } from '../../../common/rate-limit/rate-limit.decorator.js';
import { IdPipe } from '../../../common/validation/id.pipe.js';
import { SettingsService } from '../../settings/index.js';
import { ClosesTableQuery } from './daily-close-day.dto.js';
import { dailyClosePdf } from './daily-close-pdf.js';
import type { DailyCloseLineView } from './daily-close-sheet.view.js';
import { CLOSE_HEADINGS, closeCells, closeSheetRows } from './daily-closes.csv.js';
import { DailyCloses } from './daily-closes.service.js';

const CLOSES: TableFile<DailyCloseLineView> = {
  name: 'daily-closes',
  headings: CLOSE_HEADINGS,
  cells: closeCells,
};

@ApiTags('counter')
@Controller('counter')
@AllowAccess('vendor:counter')
export class DailyCloseFilesController {
  constructor(
    private readonly closes: DailyCloses,
    private readonly settings: SettingsService,
    private readonly files: TableFiles,
  ) {}

  /**
   * All closed days as a CSV file
   * @remarks All closed days as a streamed CSV file, in the language of the account.
   */
  @Get('closes.csv')
  @TableResponse()
  table(
    @CurrentUser() { language }: SessionUser,
    @CurrentStaff() staff: StaffOf,
    @Query() query: ClosesTableQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.files.send(CLOSES, this.closes.all(staff, query), language, reply);
  }

  /**
   * A closed day as a CSV file
   * @remarks A closed day as a file for spreadsheets, in the language of the account.
   */
  @Get('closes/:id.csv')
  @TableResponse()
  @ApiNotFoundResponse({ description: '`day.not-found`', type: ProblemView })
  async sheet(
    @CurrentUser() { language }: SessionUser,
    @CurrentStaff() staff: StaffOf,
    @Param('id', IdPipe) id: number,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const close = await this.closes.one(staff, id);
    await reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="daily-close-${close.number.toLowerCase()}.csv"`)
      .send(csv(closeSheetRows(close, language)));
  }

  /** A closed day as a PDF file */
  @Get('closes/:id/pdf')
  @LimitRate({ name: 'daily-close-pdf', points: 30, seconds: 60, by: 'user' })
  @ApiProduces('application/pdf')
  @ApiOkResponse({ description: 'The file', content: { 'application/pdf': {} } })
  @ApiNotFoundResponse({ description: '`day.not-found`', type: ProblemView })
  async pdf(
    @CurrentStaff() staff: StaffOf,
    @Param('id', IdPipe) id: number,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const close = await this.closes.one(staff, id);
    await reply
      .headers({
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${close.number}.pdf"`,
        'cache-control': 'private, no-store',
      })
      .send(await dailyClosePdf(close, await this.settings.value('site.name')));
  }
}
