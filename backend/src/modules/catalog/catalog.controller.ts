import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowAccess } from '../../common/access/allow-access.decorator.js';
import { ReadsReplicas } from '../../common/connections/uses-connections.decorator.js';
import { PublicResponseCache } from '../../common/http-cache/public-response-cache.js';
import { CatalogService } from './catalog.service.js';
import { CategoryView, LocationView, PlaceView } from './catalog.view.js';

@ApiTags('catalog')
@Controller()
@AllowAccess('public')
@ReadsReplicas()
export class CatalogController {
  constructor(
    private readonly catalog: CatalogService,
    private readonly answers: PublicResponseCache,
  ) {}

  /** Categories with their numbers of deals */
  @Get('categories')
  @ApiOkResponse({ type: [CategoryView] })
  categories(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.answers.send(request, reply, () => this.catalog.categories());
  }

  /** Cities with their numbers of deals */
  @Get('locations')
  @ApiOkResponse({ type: [LocationView] })
  locations(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.answers.send(request, reply, () => this.catalog.locations());
  }

  /** Cities and their areas, for the location filter */
  @Get('places')
  @ApiOkResponse({ type: [PlaceView] })
  places(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.answers.send(request, reply, () => this.catalog.places());
  }
}
