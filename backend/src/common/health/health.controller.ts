import { Controller, Get, Header } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { AllowAccess } from '../access/allow-access.decorator.js';
import { UsesConnections } from '../connections/uses-connections.decorator.js';
import { Metrics } from '../metrics/metrics.js';
import { Readiness } from './readiness.js';

/** Health and metrics for operators. The shell does not proxy these paths. */
@ApiExcludeController()
@Controller()
@AllowAccess('public')
@UsesConnections('keys')
export class HealthController {
  constructor(
    private readonly readiness: Readiness,
    private readonly metrics: Metrics,
  ) {}

  @Get('health/live')
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** 503 while the database is unavailable or the instance stops. A flood of one class of work does not make it 503. */
  @Get('health/ready')
  async ready(): Promise<{ status: 'ok' }> {
    await this.readiness.assertReady();
    return { status: 'ok' };
  }

  @Get('metrics')
  @Header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
  measured(): Promise<string> {
    return this.metrics.text();
  }
}
