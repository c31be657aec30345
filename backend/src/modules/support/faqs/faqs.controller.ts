import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { ReadsReplicas } from '../../../common/connections/uses-connections.decorator.js';
import { PublicResponseCache } from '../../../common/http-cache/public-response-cache.js';
import { FaqView } from './faq.view.js';
import { FaqsService } from './faqs.service.js';

@ApiTags('support')
@Controller('faqs')
@AllowAccess('public')
@ReadsReplicas()
export class FaqsController {
  constructor(
    private readonly faqs: FaqsService,
    private readonly answers: PublicResponseCache,
  ) {}

  /**
   * Frequent questions
   * @remarks Questions of the help page first, in their order.
   */
  @Get()
  @ApiOkResponse({ type: [FaqView] })
  list(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.answers.send(request, reply, () => this.faqs.publicList());
  }
}
