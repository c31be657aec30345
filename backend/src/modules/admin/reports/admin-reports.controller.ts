import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { CurrentUser } from '../../../common/access/current-user.decorator.js';
import type { SessionUser } from '../../../common/access/session-user.js';
import { NeedsStepUp } from '../../../common/access/step-up.decorator.js';
import { TableResponse } from '../../../common/csv/table-response.decorator.js';
import type { CsvRow } from '../../../common/csv/csv.js';
import { sendTable } from '../../../common/csv/send-table.js';
import { PointOutliersView } from './point-outliers.view.js';
import { reportTable, returningTable } from './report-tables.csv.js';
import { ReportPath, ReportPeriodQuery, ReportQuery } from './report.dto.js';
import { ReportView, ReturningView } from './report.view.js';
import { ReportsService } from './reports.service.js';

/** Sums without personal data, so that downloads are not audited. */
@ApiTags('admin-reports')
@Controller('admin/reports')
@AllowAccess('admin:reports')
export class AdminReportsController {
  constructor(private readonly reports: ReportsService) {}

  /** Customers by the month of their first use, and how many returned. */
  @Get('returning')
  returning(@Query() query: ReportPeriodQuery): Promise<ReturningView> {
    return this.reports.returning(query);
  }

  @Get('returning.csv')
  @NeedsStepUp()
  @TableResponse()
  async returningTable(
    @CurrentUser() { language }: SessionUser,
    @Query() query: ReportPeriodQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const report = await this.reports.returning(query);
    await send(reply, `returning-${report.from}-${report.to}`, returningTable(report, language));
  }

  /** Customers, businesses and pairs of both with unusually many points, compared with the median. */
  @Get('points-outliers')
  pointOutliers(@Query() query: ReportPeriodQuery): Promise<PointOutliersView> {
    return this.reports.pointOutliers(query);
  }

  @Get(':name')
  read(@Param() { name }: ReportPath, @Query() query: ReportQuery): Promise<ReportView> {
    return this.reports.read(name, query);
  }

  /** All rows, without a limit. */
  @Get(':name.csv')
  @NeedsStepUp()
  @TableResponse()
  async table(
    @CurrentUser() { language }: SessionUser,
    @Param() { name }: ReportPath,
    @Query() query: ReportQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const report = await this.reports.read(name, query, true);
    await send(reply, `${name}-by-${report.by}-${report.from}-${report.to}`, reportTable(report, language));
  }
}

async function send(
  reply: FastifyReply,
  name: string,
  { headings, rows }: { headings: CsvRow; rows: CsvRow[] },
): Promise<void> {
  await sendTable(reply, name, headings, once(rows));
}

async function* once(rows: CsvRow[]): AsyncGenerator<CsvRow[]> {
  yield await Promise.resolve(rows);
}
