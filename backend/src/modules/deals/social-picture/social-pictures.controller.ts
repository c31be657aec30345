import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiFoundResponse, ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { ProblemView } from '../../../common/errors/problem.js';
import { LimitRate } from '../../../common/rate-limit/rate-limit.decorator.js';
import { IdPipe } from '../../../common/validation/id.pipe.js';
import { DealMissing } from '../deal.errors.js';
import { SocialPictures } from './social-pictures.service.js';

const NAME = /^(en|ne)-([0-9a-f]{16})\.png$/;

@ApiTags('social-pictures')
@Controller('deals/:id/social')
@AllowAccess('public')
export class SocialPicturesController {
  constructor(private readonly pictures: SocialPictures) {}

  /**
   * Picture of a deal for link previews
   * @remarks Image for link previews. Its name contains a hash of its content; an outdated name redirects to the current
   * one.
   */
  @Get(':name')
  @LimitRate({ name: 'social-picture', points: 60, seconds: 60, by: 'visitor' })
  @ApiOkResponse({
    description: 'A picture of 1200 by 630',
    content: { 'image/png': { schema: { type: 'string', format: 'binary' } } },
  })
  @ApiFoundResponse({ description: 'The picture has another name now' })
  @ApiNotFoundResponse({ description: '`deal.not-found`', type: ProblemView })
  async picture(
    @Param('id', IdPipe) id: number,
    @Param('name') name: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const [, script, asked] = NAME.exec(name) ?? [];
    if (script !== 'en' && script !== 'ne') throw new DealMissing();
    const { hash, draw } = await this.pictures.of(id, script);
    if (hash !== asked) {
      await reply
        .header('cache-control', 'no-store')
        .redirect(`/api/deals/${id}/social/${script}-${hash}.png`, 302);
      return;
    }
    const png = await draw();
    await reply.header('cache-control', 'public, max-age=31536000, immutable').type('image/png').send(png);
  }
}
