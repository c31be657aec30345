import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowAccess } from '../../common/access/allow-access.decorator.js';
import { PublicAnswers } from '../../common/http-cache/public-answers.js';
import { Transactions } from '../../common/transactions/transactions.js';
import { FaqView } from './dto/faq.view.js';

const FAQS = `
  SELECT coalesce(json_agg(json_build_object('id', id, 'place', place, 'category', category, 'question', question,
    'questionNe', question_ne, 'answer', answer, 'answerNe', answer_ne) ORDER BY place DESC, position, id), '[]')::text AS json
  FROM faqs WHERE is_active`;

@ApiTags('support')
@Controller('faqs')
@AllowAccess('public')
export class FaqsController {
  constructor(
    private readonly transactions: Transactions,
    private readonly answers: PublicAnswers,
  ) {}

  /** Those of Help first, in their order. */
  @Get()
  @ApiOkResponse({ type: [FaqView] })
  list(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.answers.send(request, reply, async () => {
      const [row] = await this.transactions.query<{ json: string }>(FAQS);
      return { json: row?.json ?? '[]', tags: ['site'] };
    });
  }
}
