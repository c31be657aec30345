import { Body, Controller, Delete, HttpCode, Param, ParseUUIDPipe, Put, Req } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { NotAllowed, RouteMissing } from '../../../common/errors/common.errors.js';
import { isSignedCall, SIGNATURE } from '../../../common/sandbox/signed-call.js';
import { Clock } from '../../../common/time/clock.js';
import { Config } from '../../../config/config.js';
import { SandboxKeys } from '../../api-keys/index.js';
import { SandboxBusiness } from './sandbox-business.use-case.js';
import { SandboxKeyDto } from './sandbox-key.dto.js';

/** Calls of the backend to the sandbox. The shell does not proxy this path. */
@ApiExcludeController()
@Controller('internal/sandbox-keys/:id')
@AllowAccess('public')
export class SandboxKeysController {
  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly keys: SandboxKeys,
    private readonly business: SandboxBusiness,
  ) {}

  /** Creates a test key and its business. A repetition changes nothing, also after the key has ended. */
  @Put()
  @HttpCode(204)
  async open(
    @Req() request: FastifyRequest,
    @Param('id', ParseUUIDPipe) id: string,
    @Body() key: SandboxKeyDto,
  ): Promise<void> {
    this.assertSigned(request);
    if (await this.keys.isKnown(id)) return;
    await this.keys.add(id, key, await this.business.open());
  }

  /** Ends a test key. Its business stays, and nobody can reach it. */
  @Delete()
  @HttpCode(204)
  async close(@Req() request: FastifyRequest, @Param('id', ParseUUIDPipe) id: string): Promise<void> {
    this.assertSigned(request);
    await this.keys.close(id);
  }

  private assertSigned({ method, url, body, headers }: FastifyRequest): void {
    const { isSandbox, secret } = this.config.sandbox;
    if (!isSandbox || !secret) throw new RouteMissing();
    // A request without a body is read as an empty object.
    const call = { method, path: url, body: method === 'DELETE' ? undefined : body };
    if (!isSignedCall(secret, call, headers[SIGNATURE], this.clock.now())) throw new NotAllowed();
  }
}
