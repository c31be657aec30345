import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiConflictResponse, ApiForbiddenResponse, ApiTags } from '@nestjs/swagger';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { CurrentUser } from '../../../common/access/current-user.decorator.js';
import type { SessionUser } from '../../../common/access/session-user.js';
import { OpenToKeys } from '../../../common/api-keys/open-to-keys.decorator.js';
import { OpenToTestKeys } from '../../../common/api-keys/open-to-test-keys.decorator.js';
import { BUSINESS_SCOPES } from '../../../common/api-keys/scopes.js';
import { InvalidRequest } from '../../../common/errors/common.errors.js';
import { ProblemView } from '../../../common/errors/problem.js';
import { Idempotent } from '../../../common/idempotency/replay.decorator.js';
import { Clock } from '../../../common/time/clock.js';
import { SandboxKeys } from '../../api-keys/index.js';
import { testKeyOf } from '../test-key.js';
import { MoveClockDto } from './sandbox-clock.dto.js';
import { SandboxClockView } from './sandbox-clock.view.js';

/** Five years. */
const FURTHEST_SECONDS = 1_830 * 86_400;

const again = (controller: SandboxClockController, _id: string, user: SessionUser): SandboxClockView =>
  controller.now(testKeyOf(user).clockShift);

@ApiTags('sandbox')
@Controller('sandbox/clock')
@AllowAccess('vendor-staff')
export class SandboxClockController {
  constructor(
    private readonly clock: Clock,
    private readonly keys: SandboxKeys,
  ) {}

  /**
   * Move the clock of a test key
   * @remarks Moves the clock of the business that the test key acts for, forward only. All later requests with this key are made at that time:
   * beyond the end of a code, the code has expired. Other test keys keep their own time.
   */
  @Post()
  @OpenToKeys(...BUSINESS_SCOPES)
  @OpenToTestKeys('webhooks:write')
  @HttpCode(200)
  @Idempotent(again)
  @ApiForbiddenResponse({ description: '`sandbox.test-key-needed`', type: ProblemView })
  @ApiConflictResponse({ description: '`sandbox.clock-not-forward`', type: ProblemView })
  async move(@CurrentUser() user: SessionUser, @Body() { time }: MoveClockDto): Promise<SandboxClockView> {
    const key = testKeyOf(user);
    const realNow = this.clock.now().getTime() - key.clockShift * 1_000;
    const seconds = Math.floor((Date.parse(time) - realNow) / 1_000);
    if (!(seconds <= FURTHEST_SECONDS))
      throw new InvalidRequest({
        errors: [{ field: 'time', message: 'Please give a time at most five years ahead.' }],
      });
    await this.keys.moveClock(key, seconds);
    return { time: new Date(realNow + seconds * 1_000).toISOString(), aheadSeconds: seconds };
  }

  now(aheadSeconds: number): SandboxClockView {
    return { time: this.clock.now().toISOString(), aheadSeconds };
  }
}
