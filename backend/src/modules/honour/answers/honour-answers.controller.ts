import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiForbiddenResponse,
  ApiGoneResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { CurrentUser } from '../../../common/access/current-user.decorator.js';
import type { SessionUser } from '../../../common/access/session-user.js';
import { ProblemView } from '../../../common/errors/problem.js';
import { Idempotent } from '../../../common/idempotency/replay.decorator.js';
import { LimitRate } from '../../../common/rate-limit/rate-limit.decorator.js';
import { PublicIdPipe } from '../../../common/validation/id.pipe.js';
import { AnswerByLinkDto, AnswerHonourDto, AnswerLinkDto } from './answer.dto.js';
import { HonourAnswerView, HonourLinkView, HonourQuestionView } from './answer.view.js';
import { AnswersService } from './answers.service.js';

const again = (
  controller: HonourAnswersController,
  passId: string,
  user: SessionUser,
): Promise<HonourAnswerView> => controller.answers.own(user.id, passId);

const againByLink = (controller: HonourAnswersController, passId: string): Promise<HonourLinkView> =>
  controller.answers.shownByLink(passId);

@ApiTags('honour')
@Controller()
export class HonourAnswersController {
  constructor(readonly answers: AnswersService) {}

  /**
   * Uses that the caller has not answered about
   * @remarks Uses of the last 7 days about which the caller has not answered, the oldest first.
   */
  @Get('honour/questions')
  @AllowAccess('signed-in')
  @ApiOkResponse({ type: [HonourQuestionView] })
  questions(@CurrentUser() user: SessionUser): Promise<HonourQuestionView[]> {
    return this.answers.questions(user.id);
  }

  /**
   * Answer whether the business gave the deal
   * @remarks The answer can be changed for 7 days.
   */
  @Put('redemptions/:id/honour')
  @AllowAccess('signed-in')
  @LimitRate({ name: 'honour-answer', points: 60, seconds: 60, by: 'user' })
  @Idempotent(again)
  @ApiNotFoundResponse({ description: '`pass.not-found`', type: ProblemView })
  @ApiForbiddenResponse({ description: '`honour.not-used`, `honour.excluded`', type: ProblemView })
  @ApiConflictResponse({ description: '`honour.closed`', type: ProblemView })
  answer(
    @CurrentUser() user: SessionUser,
    @Param('id', PublicIdPipe) id: string,
    @Body() { answer }: AnswerHonourDto,
  ): Promise<HonourAnswerView> {
    return this.answers.give(user, id, answer);
  }

  /**
   * The use that a mailed link asks about
   * @remarks The use that a link of a mail asks about. It stores nothing, because mail scanners open links.
   */
  @Get('honour/answer')
  @AllowAccess('public')
  @LimitRate({ name: 'honour-link', points: 60, seconds: 60, by: 'visitor' })
  @ApiOkResponse({ type: HonourLinkView })
  @ApiGoneResponse({ description: '`honour.link-expired`', type: ProblemView })
  ofLink(@Query() { token }: AnswerLinkDto): Promise<HonourLinkView> {
    return this.answers.ofLink(token);
  }

  /** Answer by a mailed link, without signing in */
  @Post('honour/answer')
  @HttpCode(200)
  @AllowAccess('public')
  @LimitRate({ name: 'honour-link', points: 60, seconds: 60, by: 'visitor' })
  @Idempotent(againByLink)
  @ApiOkResponse({ type: HonourLinkView })
  @ApiGoneResponse({ description: '`honour.link-expired`', type: ProblemView })
  @ApiForbiddenResponse({ description: '`honour.not-used`, `honour.excluded`', type: ProblemView })
  @ApiConflictResponse({ description: '`honour.closed`', type: ProblemView })
  answerByLink(@Body() { token, answer }: AnswerByLinkDto): Promise<HonourLinkView> {
    return this.answers.giveByLink(token, answer);
  }
}
