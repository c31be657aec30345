import { Body, Controller, Post, Req, UseGuards } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConsumes,
  ApiPayloadTooLargeResponse,
  ApiTags,
  ApiUnsupportedMediaTypeResponse,
} from '@nestjs/swagger';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { AllowAccess } from '../../common/access/allow-access.decorator.js';
import { CurrentUser } from '../../common/access/current-user.decorator.js';
import type { SessionUser } from '../../common/access/session-user.js';
import { ProblemView } from '../../common/errors/problem.js';
import { Idempotent } from '../../common/idempotency/replay.decorator.js';
import { LimitRate } from '../../common/rate-limit/rate-limit.decorator.js';
import { MediaView } from './media.view.js';
import { UploadDto } from './upload.dto.js';
import { PictureTooLarge } from './media.errors.js';
import { MediaService } from './media.service.js';
import { UploadGuardFor } from './upload.guard.js';

const again = (controller: UploadsController, id: string, user: SessionUser): Promise<MediaView> =>
  controller.media.own(user.id, id);

@ApiTags('media')
@Controller('uploads')
export class UploadsController {
  constructor(readonly media: MediaService) {}

  /**
   * Upload a picture
   * @remarks Uploads an image. It is deleted if nothing refers to it within 24 hours.
   */
  @Post()
  @AllowAccess('signed-in')
  @RouteConfig({ takesFiles: true })
  @LimitRate({ name: 'upload', points: 30, seconds: 600, by: 'user' })
  @UseGuards(UploadGuardFor(PictureTooLarge))
  @Idempotent(again)
  @ApiConsumes('multipart/form-data')
  @ApiBadRequestResponse({
    description: '`media.unreadable`, `media.too-many-pixels`, `media.too-small`, or `request.invalid`',
    type: ProblemView,
  })
  @ApiPayloadTooLargeResponse({ description: '`media.too-large`', type: ProblemView })
  @ApiUnsupportedMediaTypeResponse({ description: '`media.type-refused`', type: ProblemView })
  upload(
    @CurrentUser() user: SessionUser,
    @Body() form: UploadDto,
    @Req() request: FastifyRequest,
  ): Promise<MediaView> {
    return this.media.upload(user, form.purpose, request.uploaded ?? Buffer.alloc(0));
  }
}
