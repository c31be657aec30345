import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiBadRequestResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowAccess } from '../../../../common/access/allow-access.decorator.js';
import { ReadsReplicas } from '../../../../common/connections/uses-connections.decorator.js';
import { ProblemView } from '../../../../common/errors/problem.js';
import { PublicResponseCache } from '../../../../common/http-cache/public-response-cache.js';
import { LimitRate } from '../../../../common/rate-limit/rate-limit.decorator.js';
import { SuggestQuery } from './suggest.dto.js';
import { SuggestionsView } from './suggest.view.js';
import { TypedSuggestions } from './typed-suggestions.service.js';

@ApiTags('explore')
@Controller('search')
@AllowAccess('public')
@ReadsReplicas()
export class SearchSuggestionsController {
  constructor(
    private readonly suggestions: TypedSuggestions,
    private readonly answers: PublicResponseCache,
  ) {}

  /** Suggestions for a search that is being typed */
  @Get('suggest')
  @LimitRate({ name: 'search-suggest', points: 120, seconds: 60, by: 'visitor' })
  @ApiOkResponse({ type: SuggestionsView })
  @ApiBadRequestResponse({ description: '`search.too-long`', type: ProblemView })
  suggest(
    @Query() { q, place }: SuggestQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.answers.send(request, reply, () => this.suggestions.read(q, place?.split('.')[0]));
  }
}
