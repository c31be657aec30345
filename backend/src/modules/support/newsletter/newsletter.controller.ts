import { Body, Controller, HttpCode, Post, Query } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiConsumes,
  ApiGoneResponse,
  ApiNoContentResponse,
  ApiTags,
} from '@nestjs/swagger';
import { RouteConfig } from '@nestjs/platform-fastify';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { ProblemView } from '../../../common/errors/problem.js';
import { Idempotent } from '../../../common/idempotency/replay.decorator.js';
import { LimitRate } from '../../../common/rate-limit/rate-limit.decorator.js';
import {
  ConfirmSubscriptionDto,
  NewsletterLinkQuery,
  SubscribeDto,
  UnsubscribeDto,
} from './newsletter.dto.js';
import { NewsletterService } from './newsletter.service.js';

@ApiTags('newsletter')
@Controller('newsletter')
@AllowAccess('public')
export class NewsletterController {
  constructor(private readonly newsletter: NewsletterService) {}

  /**
   * Subscribe to the newsletter
   * @remarks Mails a confirmation link. The response is the same for existing subscribers.
   */
  @Post()
  @HttpCode(202)
  @LimitRate(
    { name: 'newsletter', points: 10, seconds: 600, by: 'visitor' },
    { name: 'newsletter-mailbox', points: 3, seconds: 3_600, by: 'account' },
  )
  @Idempotent()
  @ApiAcceptedResponse({ description: 'A mail is on its way, if one is needed' })
  ask(@Body() form: SubscribeDto): Promise<void> {
    return this.newsletter.ask(form);
  }

  /**
   * Confirm the subscription
   * @remarks Confirms the subscription, by the button of the page to which the mailed link leads. Programs that open links
   * in mails confirm nothing.
   */
  @Post('confirm')
  @HttpCode(204)
  @LimitRate({ name: 'newsletter-link', points: 60, seconds: 60, by: 'visitor' })
  @Idempotent()
  @ApiNoContentResponse()
  @ApiGoneResponse({ description: '`newsletter.link-invalid`', type: ProblemView })
  async confirm(@Body() { token }: ConfirmSubscriptionDto): Promise<void> {
    await this.newsletter.confirm(token);
  }

  /**
   * Unsubscribe from the newsletter
   * @remarks Also accepts the form-encoded one-click request of mail programs. It can be repeated.
   */
  @Post('unsubscribe')
  @HttpCode(204)
  @RouteConfig({ takesForms: true })
  @LimitRate({ name: 'newsletter-link', points: 60, seconds: 60, by: 'visitor' })
  @Idempotent()
  @ApiConsumes('application/json', 'application/x-www-form-urlencoded')
  @ApiNoContentResponse()
  @ApiGoneResponse({ description: '`newsletter.link-invalid`', type: ProblemView })
  async leave(@Query() { token }: NewsletterLinkQuery, @Body() _click: UnsubscribeDto): Promise<void> {
    await this.newsletter.leave(token);
  }
}
