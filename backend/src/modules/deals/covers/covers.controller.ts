import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { LimitRate } from '../../../common/rate-limit/rate-limit.decorator.js';
import { CoverMissing } from '../deal.errors.js';
import { CoverPictures } from './cover-pictures.service.js';

const DRAWING = /^([a-z0-9-]{1,40})\.svg$/;
/** Category slugs, business, look, beginning of the name. */
const TICKET = /^([a-z0-9-]{1,60}(?:~[a-z0-9-]{1,60})?)\.(\d{1,9})\.(\d{1,2})\.(.{0,16})\.svg$/u;
/** Id and width in pixels of an uploaded image, as in the URL of a logo. */
const LOGO = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/([1-9]\d{1,3})$/;
const LOOKS = 16;

function logoOf(asked: unknown): { id: string; width: number } | undefined {
  const [, id, width] = (typeof asked === 'string' && LOGO.exec(asked)) || [];
  return id === undefined ? undefined : { id, width: Number(width) };
}

/** Covers of deals without a photo. The URL contains the version of the covers, so that its content never changes. */
@ApiExcludeController()
@Controller('media/covers/:version')
@AllowAccess('public')
export class CoversController {
  constructor(private readonly pictures: CoverPictures) {}

  /** Cover by id. Rejects `cover.not-found` (404). */
  @Get(':file')
  async drawing(
    @Param('version') version: string,
    @Param('file') file: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const [, key] = DRAWING.exec(file) ?? [];
    const drawing = key === undefined ? undefined : await this.pictures.drawing(key);
    if (!drawing) throw new CoverMissing();
    await this.send(reply, version, drawing);
  }

  /** Typographic cover of a business. Rejects `cover.not-found` (404). */
  @Get('ticket/:file')
  @LimitRate({ name: 'ticket-cover', points: 600, seconds: 60, by: 'visitor' })
  async ticket(
    @Param('version') version: string,
    @Param('file') file: string,
    @Query('logo') logo: unknown,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const [, slugs, vendorId, look, name] = TICKET.exec(file) ?? [];
    if (slugs === undefined || name === undefined || Number(look) >= LOOKS) throw new CoverMissing();
    const ticket = await this.pictures.ticket(
      { categories: slugs.split('~'), vendorId: Number(vendorId), look: Number(look), name },
      logoOf(logo),
    );
    await this.send(reply, version, ticket);
  }

  private async send(reply: FastifyReply, version: string, svg: string | Buffer): Promise<void> {
    const isCurrent = version === String(await this.pictures.version());
    await reply
      .headers({
        'content-type': 'image/svg+xml',
        'cache-control': isCurrent ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
        'content-security-policy': "default-src 'none'; img-src data:; sandbox",
        'cross-origin-resource-policy': 'cross-origin',
      })
      .send(svg);
  }
}
