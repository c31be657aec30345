import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { CurrentUser } from '../../../common/access/current-user.decorator.js';
import type { SessionUser } from '../../../common/access/session-user.js';
import { PublicIdPipe } from '../../../common/validation/id.pipe.js';
import { CasePhotoReader } from './case-photo-reader.service.js';

/** Photos of cases, for both sides and admins (rule HN10). */
@ApiExcludeController()
@Controller('honour/photos')
@AllowAccess('signed-in')
export class CasePhotosController {
  constructor(private readonly photos: CasePhotoReader) {}

  /** A photo in one size, such as `1280.webp`. Photos of other cases answer 404. */
  @Get(':id/:file')
  async send(
    @CurrentUser() user: SessionUser,
    @Param('id', PublicIdPipe) id: string,
    @Param('file') file: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { bytes, format } = await this.photos.read(user, id, file);
    await reply
      .headers({
        'content-type': `image/${format}`,
        'cache-control': 'private, max-age=3600',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'same-origin',
      })
      .send(bytes);
  }
}
