import { Controller, Get, Param } from '@nestjs/common';
import { ApiNotFoundResponse, ApiTags } from '@nestjs/swagger';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { CurrentUser } from '../../../common/access/current-user.decorator.js';
import type { SessionUser } from '../../../common/access/session-user.js';
import { ProblemView } from '../../../common/errors/problem.js';
import { PublicIdPipe } from '../../../common/validation/id.pipe.js';
import { PassSlipView } from './pass-slip.view.js';
import { PassSlips } from './pass-slips.service.js';

@ApiTags('redemptions')
@Controller('redemptions')
@AllowAccess('signed-in')
export class PassSlipController {
  constructor(private readonly slips: PassSlips) {}

  /**
   * The pass as a slip to print or send
   * @remarks What the customer prints, or sends as a picture.
   */
  @Get(':id/slip')
  @ApiNotFoundResponse({ description: '`pass.not-found`', type: ProblemView })
  slip(@CurrentUser() user: SessionUser, @Param('id', PublicIdPipe) id: string): Promise<PassSlipView> {
    return this.slips.one(user.id, id);
  }
}
