import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AllowAccess } from '../../common/access/allow-access.decorator.js';
import { mediaTag } from '../../common/cdn/purge-tags.js';
import { PictureMissing } from './media.errors.js';
import { MediaStorage } from './storage/media-storage.js';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const FILE = /^[1-9]\d{1,3}\.(avif|webp)$/;

/**
 * Serves images. The content of a URL never changes, and its headers prevent browsers from treating it as
 * anything but an image. The shell tells shared caches its tag, so that a deleted image is purged.
 */
@ApiExcludeController()
@Controller('media')
@AllowAccess('public')
export class MediaController {
  constructor(private readonly storage: MediaStorage) {}

  @Get(':id/:file')
  async send(
    @Param('id') id: string,
    @Param('file') file: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const format = FILE.exec(file)?.[1];
    const bytes = ID.test(id) && format ? await this.storage.read(`${id}/${file}`) : null;
    if (!bytes) throw new PictureMissing();
    await reply
      .headers({
        'content-type': `image/${format}`,
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
        'surrogate-key': mediaTag(id),
        'cross-origin-resource-policy': 'cross-origin',
      })
      .send(bytes);
  }
}
