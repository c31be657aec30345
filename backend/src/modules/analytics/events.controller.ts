import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { AllowAccess } from '../../common/access/allow-access.decorator.js';
import { Sessions } from '../../common/access/sessions.port.js';
import { LimitRate } from '../../common/rate-limit/rate-limit.decorator.js';
import { InteractionsDto } from './events.dto.js';
import { DealInteractionsService } from './deal-interactions.service.js';

const headerOf = (request: FastifyRequest, name: string): string => String(request.headers[name] ?? '');

@ApiTags('analytics')
@Controller('events')
@AllowAccess('public')
export class EventsController {
  constructor(
    private readonly interactions: DealInteractionsService,
    private readonly sessions: Sessions,
  ) {}

  /**
   * Store events of a visit
   * @remarks Stores a visitor's interactions. Repeating it changes nothing: each counts once a day.
   */
  @Post()
  @HttpCode(204)
  @LimitRate({ name: 'events', points: 600, seconds: 60, by: 'visitor' })
  async keep(@Body() { events }: InteractionsDto, @Req() request: FastifyRequest): Promise<void> {
    const visit = {
      user: await this.sessions.userOf(request),
      address: request.ip,
      agent: headerOf(request, 'user-agent'),
      purpose: headerOf(request, 'sec-purpose'),
    };
    await this.interactions.keep(visit, events);
  }
}
