import { Body, Controller, Get, HttpCode, Post, Req } from '@nestjs/common';
import { ApiForbiddenResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { CurrentUser } from '../../../common/access/current-user.decorator.js';
import { ForEnrolment } from '../../../common/access/for-enrolment.decorator.js';
import type { SessionUser } from '../../../common/access/session-user.js';
import { ProblemView } from '../../../common/errors/problem.js';
import { LimitRate } from '../../../common/rate-limit/rate-limit.decorator.js';
import { StepUpDto } from './step-up.dto.js';
import { StepUpService } from './step-up.service.js';
import { StepUpView } from './step-up.view.js';

/** Confirms that the person at the device is the owner of the session. */
@ApiTags('step-up')
@Controller('auth/step-up')
@AllowAccess('signed-in')
@ForEnrolment()
export class StepUpController {
  constructor(private readonly stepUps: StepUpService) {}

  /** Ways in which the user can confirm */
  @Get()
  async ways(@CurrentUser() user: SessionUser): Promise<StepUpView> {
    return { ways: await this.stepUps.waysOf(user) };
  }

  /**
   * Confirm who is signed in
   * @remarks Confirms the user for 10 minutes of this session. Repeating it is harmless.
   */
  @Post()
  @HttpCode(204)
  @LimitRate({ name: 'step-up', points: 30, seconds: 60, by: 'user' })
  @ApiForbiddenResponse({
    description: '`auth.wrong-password`, `two-factor.code-wrong`, `passkey.wrong`',
    type: ProblemView,
  })
  async confirm(
    @CurrentUser() user: SessionUser,
    @Body() proof: StepUpDto,
    @Req() { ip }: FastifyRequest,
  ): Promise<void> {
    await this.stepUps.confirm(user, proof, ip);
  }
}
