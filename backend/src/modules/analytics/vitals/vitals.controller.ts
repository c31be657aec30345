import { Body, Controller, Get, HttpCode, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { LimitRate } from '../../../common/rate-limit/rate-limit.decorator.js';
import { VitalsDto, VitalsQuery } from './vitals.dto.js';
import { VitalView } from './vitals.view.js';
import { WebVitals } from './web-vitals.service.js';

@ApiTags('analytics')
@Controller('events/vitals')
@AllowAccess('public')
export class VitalsController {
  constructor(private readonly vitals: WebVitals) {}

  /**
   * Count how fast a page was
   * @remarks Counts the web vitals of one page view, without anything about the visitor. No cookie is read or set.
   */
  @Post()
  @HttpCode(204)
  @LimitRate({ name: 'vitals', points: 120, seconds: 60, by: 'address' })
  count(@Body() form: VitalsDto, @Req() { headers }: FastifyRequest): void {
    if (!isbot(headers['user-agent'] ?? '')) this.vitals.count(form);
  }
}

@ApiTags('admin-reports')
@Controller('admin/vitals')
@AllowAccess('admin:reports')
export class AdminVitalsController {
  constructor(private readonly vitals: WebVitals) {}

  /**
   * How fast pages are for visitors
   * @remarks 75th percentile and shares of the web vitals of each kind of page, in all and by day.
   */
  @Get()
  list(@Query() query: VitalsQuery): Promise<VitalView[]> {
    return this.vitals.list(query);
  }
}
