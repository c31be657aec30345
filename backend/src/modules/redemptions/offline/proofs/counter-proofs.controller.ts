import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiNotFoundResponse, ApiTags } from '@nestjs/swagger';
import { AllowAccess } from '../../../../common/access/allow-access.decorator.js';
import { CurrentUser } from '../../../../common/access/current-user.decorator.js';
import type { SessionUser } from '../../../../common/access/session-user.js';
import { ProblemView } from '../../../../common/errors/problem.js';
import { LimitRate } from '../../../../common/rate-limit/rate-limit.decorator.js';
import { PublicIdPipe } from '../../../../common/validation/id.pipe.js';
import { CounterProofDto } from './counter-proof.dto.js';
import { CounterProofView } from './counter-proof.view.js';
import { CounterProofs } from './counter-proofs.service.js';

@ApiTags('redemptions')
@Controller('redemptions')
@AllowAccess('signed-in')
export class CounterProofsController {
  constructor(private readonly proofs: CounterProofs) {}

  /**
   * Keep what a counter without a network showed
   * @remarks Keeps what a counter without a network showed to the customer. Without an entry of the counter it is no use.
   */
  @Post(':id/offline-proof')
  @HttpCode(202)
  @LimitRate({ name: 'offline-proof', points: 20, seconds: 60, by: 'user' })
  @ApiNotFoundResponse({ description: '`pass.not-found`', type: ProblemView })
  keep(
    @CurrentUser() user: SessionUser,
    @Param('id', PublicIdPipe) id: string,
    @Body() form: CounterProofDto,
  ): Promise<CounterProofView> {
    return this.proofs.keep(user.id, id, form);
  }
}
