import { Body, Controller, Delete, Get, HttpCode, Param, Post, Req, Res, UseGuards } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiConsumes,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiPayloadTooLargeResponse,
  ApiTags,
  ApiUnsupportedMediaTypeResponse,
} from '@nestjs/swagger';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { CurrentUser } from '../../../common/access/current-user.decorator.js';
import type { SessionUser } from '../../../common/access/session-user.js';
import { ProblemView } from '../../../common/errors/problem.js';
import { Idempotent } from '../../../common/idempotency/replay.decorator.js';
import { LimitRate } from '../../../common/rate-limit/rate-limit.decorator.js';
import { PublicIdPipe } from '../../../common/validation/id.pipe.js';
import { sendDocument, UploadGuardFor } from '../../media/index.js';
import { DocumentTooLarge } from './documents.errors.js';
import { DocumentsService, LARGEST_DOCUMENT } from './documents.service.js';
import { DocumentDto } from './document.dto.js';
import { DocumentView } from './document.view.js';

const again = (controller: DocumentsController, id: string, user: SessionUser): Promise<DocumentView> =>
  controller.documents.one(user, id);

/** Documents of the user's business, or those uploaded before its registration. */
@ApiTags('vendors')
@Controller('vendors/me/documents')
@AllowAccess('vendor-to-be')
export class DocumentsController {
  constructor(readonly documents: DocumentsService) {}

  /** Documents of the business */
  @Get()
  async list(@CurrentUser() user: SessionUser): Promise<DocumentView[]> {
    return this.documents.list(user);
  }

  /** Upload a document */
  @Post()
  @RouteConfig({ takesFiles: true })
  @LimitRate({ name: 'document', points: 30, seconds: 600, by: 'user' })
  @UseGuards(UploadGuardFor(DocumentTooLarge, LARGEST_DOCUMENT))
  @Idempotent(again)
  @ApiConsumes('multipart/form-data')
  @ApiBadRequestResponse({ description: '`document.unreadable` or `request.invalid`', type: ProblemView })
  @ApiConflictResponse({ description: '`document.too-many`', type: ProblemView })
  @ApiPayloadTooLargeResponse({ description: '`document.too-large`', type: ProblemView })
  @ApiUnsupportedMediaTypeResponse({ description: '`document.type-refused`', type: ProblemView })
  async add(
    @CurrentUser() user: SessionUser,
    @Body() form: DocumentDto,
    @Req() request: FastifyRequest,
  ): Promise<DocumentView> {
    return this.documents.add(user, form.kind, request.uploaded ?? Buffer.alloc(0));
  }

  /**
   * Download a document
   * @remarks The file as a download that the browser does not display.
   */
  @Get(':id')
  @ApiOkResponse({ description: 'The file', content: { 'application/octet-stream': {} } })
  @ApiNotFoundResponse({ description: '`document.not-found`', type: ProblemView })
  async read(
    @CurrentUser() user: SessionUser,
    @Param('id', PublicIdPipe) id: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendDocument(reply, await this.documents.read(user, id));
  }

  /** Delete a document */
  @Delete(':id')
  @HttpCode(204)
  @Idempotent()
  @ApiNotFoundResponse({ description: '`document.not-found`', type: ProblemView })
  @ApiConflictResponse({ description: '`document.kept`', type: ProblemView })
  async remove(@CurrentUser() user: SessionUser, @Param('id', PublicIdPipe) id: string): Promise<void> {
    await this.documents.remove(user, id);
  }
}
