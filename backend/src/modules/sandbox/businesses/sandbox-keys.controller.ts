import { Body, Controller, Delete, HttpCode, Param, ParseUUIDPipe, Put, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { SignedCallsGuard } from '../../../common/signed-calls/signed-calls.guard.js';
import { SandboxKeys } from '../../api-keys/index.js';
import { SandboxBusiness } from './sandbox-business.use-case.js';
import { SandboxKeyDto } from './sandbox-key.dto.js';

const BackendCalls = SignedCallsGuard('sandbox-call', ({ sandbox }) =>
  sandbox.isSandbox ? sandbox.secret : null,
);

/** Calls of the backend to the sandbox, which signs them. The shell does not proxy this path. */
@ApiExcludeController()
@Controller('internal/sandbox-keys/:id')
@AllowAccess('public')
@UseGuards(BackendCalls)
export class SandboxKeysController {
  constructor(
    private readonly keys: SandboxKeys,
    private readonly business: SandboxBusiness,
  ) {}

  /** Creates a test key and its business. A repetition changes nothing, also after the key has ended. */
  @Put()
  @HttpCode(204)
  async open(@Param('id', ParseUUIDPipe) id: string, @Body() key: SandboxKeyDto): Promise<void> {
    if (await this.keys.isKnown(id)) return;
    await this.keys.add(id, key, await this.business.open());
  }

  /** Ends a test key. Its business stays, and nobody can reach it. */
  @Delete()
  @HttpCode(204)
  async close(@Param('id', ParseUUIDPipe) id: string): Promise<void> {
    await this.keys.close(id);
  }
}
