import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { Audited } from '../../../common/access/audited.decorator.js';
import { CurrentUser } from '../../../common/access/current-user.decorator.js';
import type { SessionUser } from '../../../common/access/session-user.js';
import { NeedsStepUp } from '../../../common/access/step-up.decorator.js';
import { oneBatch } from '../../../common/csv/table-files.service.js';
import { TableResponse } from '../../../common/csv/table-response.decorator.js';
import type { CsvRow } from '../../../common/csv/csv.js';
import { sendTable } from '../../../common/csv/send-table.js';
import { ListExports } from '../../audit/index.js';
import { honourScoresTable } from './honour-scores.csv.js';
import { HonourScoresView } from './honour-scores.view.js';
import { outlierRows, POINT_OUTLIERS_TABLE } from './point-outliers.csv.js';
import { PointOutliersView } from './point-outliers.view.js';
import { recurringTable, reportTable, returningCustomersTable } from './report-tables.csv.js';
import { ReportPath, ReportPeriodQuery, ReportQuery } from './report.dto.js';
import { RecurringRowView, ReportView, ReturningView } from './report.view.js';
import { ReportsService } from './reports.service.js';

/** Sums without personal data, so that downloads are not audited; the point outliers name people. */
@ApiTags('admin-reports')
@Controller('admin/reports')
@AllowAccess('admin:reports')
export class AdminReportsController {
  constructor(
    private readonly reports: ReportsService,
    private readonly exports: ListExports,
  ) {}

  /**
   * Customers who returned
   * @remarks Customers by the month of their first use, and how many returned.
   */
  @Get('returning')
  returning(@Query() query: ReportPeriodQuery): Promise<ReturningView> {
    return this.reports.returning(query);
  }

  /** Customers who returned as a CSV file */
  @Get('returning.csv')
  @NeedsStepUp()
  @TableResponse()
  async returningTable(
    @CurrentUser() { language }: SessionUser,
    @Query() query: ReportPeriodQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const report = await this.reports.returning(query);
    await send(reply, `returning-${report.from}-${report.to}`, returningCustomersTable(report, language));
  }

  /**
   * Running plans and memberships
   * @remarks Running plans of businesses and memberships, with their income of a month.
   */
  @Get('recurring')
  @ApiOkResponse({ type: [RecurringRowView] })
  recurring(): Promise<RecurringRowView[]> {
    return this.reports.recurring();
  }

  /** Running plans and memberships as a CSV file */
  @Get('recurring.csv')
  @NeedsStepUp()
  @TableResponse()
  async recurringTable(@CurrentUser() { language }: SessionUser, @Res() reply: FastifyReply): Promise<void> {
    const rows = await this.reports.recurring();
    await send(reply, 'recurring', recurringTable(rows, language));
  }

  /**
   * Unusually many points
   * @remarks Customers, businesses and pairs of both with unusually many points, compared with the median.
   */
  @Get('points-outliers')
  pointOutliers(@Query() query: ReportPeriodQuery): Promise<PointOutliersView> {
    return this.reports.pointOutliers(query);
  }

  /** Unusually many points as a CSV file */
  @Get('points-outliers.csv')
  @NeedsStepUp()
  @Audited('list.exported')
  @TableResponse()
  async pointOutliersTable(
    @CurrentUser() admin: SessionUser,
    @Query() query: ReportPeriodQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const rows = outlierRows(await this.reports.pointOutliers(query));
    await this.exports.sendRows(POINT_OUTLIERS_TABLE, oneBatch(rows), ['from', 'to'], admin, reply);
  }

  /**
   * Honour scores of businesses, the lowest first
   * @remarks Honour scores of businesses, the lowest first, with their answers and cases of a period.
   */
  @Get('honour')
  honour(@Query() query: ReportPeriodQuery): Promise<HonourScoresView> {
    return this.reports.honour(query);
  }

  /** Honour scores of businesses as a CSV file */
  @Get('honour.csv')
  @NeedsStepUp()
  @TableResponse()
  async honourTable(
    @CurrentUser() { language }: SessionUser,
    @Query() query: ReportPeriodQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const report = await this.reports.honour(query, true);
    await send(reply, `honour-${report.from}-${report.to}`, honourScoresTable(report, language));
  }

  /** A report of the marketplace */
  @Get(':name')
  read(@Param() { name }: ReportPath, @Query() query: ReportQuery): Promise<ReportView> {
    return this.reports.read(name, query);
  }

  /**
   * A report of the marketplace as a CSV file
   * @remarks All rows, without a limit.
   */
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
