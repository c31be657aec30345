import { Controller, Get, Header } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { AllowAccess } from '../../common/access/allow-access.decorator.js';
import { UsesConnections } from '../../common/connections/uses-connections.decorator.js';
import { HttpMetrics } from '../../common/http/http-metrics.js';
import { Readiness } from './readiness.js';

/** For whoever runs the server. The shell does not forward these paths. */
@ApiExcludeController()
@Controller()
@AllowAccess('public')
@UsesConnections('keys')
export class OperationsController {
  constructor(
    private readonly readiness: Readiness,
    private readonly metrics: HttpMetrics,
  ) {}

  @Get('health/live')
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** 503 while the database cannot be asked or the instance stops. A flood of one class of work does not make it 503. */
  @Get('health/ready')
  async ready(): Promise<{ status: 'ok' }> {
    await this.readiness.assertReady();
    return { status: 'ok' };
  }

  @Get('metrics')
  @Header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
  async measured(): Promise<string> {
    await this.readiness.measureOutbox();
    return this.metrics.registry.metrics();
  }
}
