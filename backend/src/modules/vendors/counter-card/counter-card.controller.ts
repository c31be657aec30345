import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { CurrentStaff } from '../../../common/access/current-user.decorator.js';
import type { StaffOf } from '../../../common/access/session-user.js';
import { ProblemView } from '../../../common/errors/problem.js';
import { LimitRate } from '../../../common/rate-limit/rate-limit.decorator.js';
import { CounterCardQuery } from './counter-card.dto.js';
import { CounterCardView, counterCardView } from './counter-card.view.js';
import { CounterCards } from './counter-cards.service.js';

@ApiTags('vendors')
@Controller('vendors/me')
@AllowAccess('vendor:deals')
export class CounterCardController {
  constructor(private readonly cards: CounterCards) {}

  /**
   * Texts of the counter card
   * @remarks Returns the texts on the front of the card, for its preview.
   */
  @Get('counter-card')
  words(): CounterCardView {
    return counterCardView();
  }

  /**
   * The counter card as a PDF file
   * @remarks Returns the printable counter card, with the front for guests and the back for staff.
   */
  @Get('counter-card.pdf')
  @LimitRate({ name: 'counter-card', points: 30, seconds: 60, by: 'user' })
  @ApiProduces('application/pdf')
  @ApiOkResponse({ description: 'The file', content: { 'application/pdf': {} } })
  @ApiNotFoundResponse({ description: '`branch.not-found`', type: ProblemView })
  async pdf(
    @CurrentStaff() { vendorId }: StaffOf,
    @Query() { branchId, format = 'a5', light = false, steps = true }: CounterCardQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const bytes = await this.cards.pdf(vendorId, branchId, {
      format,
      isLight: light,
      hasSteps: steps,
    });
    await reply
      .headers({
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="counter-card-${branchId}-${format}.pdf"`,
        'cache-control': 'private, no-store',
      })
      .send(bytes);
  }
}
