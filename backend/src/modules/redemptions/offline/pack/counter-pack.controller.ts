import { createHash } from 'node:crypto';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiGoneResponse, ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowAccess } from '../../../../common/access/allow-access.decorator.js';
import { CurrentStaff } from '../../../../common/access/current-user.decorator.js';
import type { StaffOf } from '../../../../common/access/session-user.js';
import { UsesConnections } from '../../../../common/connections/uses-connections.decorator.js';
import { ProblemView } from '../../../../common/errors/problem.js';
import { CounterPackQuery } from './counter-pack.dto.js';
import { CounterPack } from './counter-pack.service.js';
import { CounterPackView } from './counter-pack.view.js';

@ApiTags('counter')
@Controller('counter/pack')
@AllowAccess('vendor:counter')
@UsesConnections('counter')
export class CounterPackController {
  constructor(private readonly packs: CounterPack) {}

  /**
   * Data to accept codes without a network
   * @remarks What an enrolled device keeps to accept codes without a network. With the ETag of the last pack it answers 304
   * if nothing else than the time changed; the header `Date` then has the server's time.
   */
  @Get()
  @ApiOkResponse({ type: CounterPackView })
  @ApiNotFoundResponse({ description: '`device.not-found`', type: ProblemView })
  @ApiGoneResponse({ description: '`device.withdrawn`', type: ProblemView })
  async read(
    @CurrentStaff() staff: StaffOf,
    @Query() { deviceId }: CounterPackQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const pack = await this.packs.read(staff, deviceId);
    const { serverTime: _t, ...lasting } = pack;
    const etag = `"${createHash('sha256').update(JSON.stringify(lasting)).digest('base64url').slice(0, 27)}"`;
    reply.headers({ etag, 'cache-control': 'private, no-cache' });
    const isKnown = request.headers['if-none-match']
      ?.split(',')
      .some((tag) => tag.trim().replace(/^W\//, '') === etag);
    if (isKnown) await reply.status(304).send();
    else await reply.send(pack);
  }
}
