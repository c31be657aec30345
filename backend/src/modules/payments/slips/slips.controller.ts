import { Body, Controller, HttpCode, Param, Post, Req, UseGuards } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiConsumes,
  ApiNotFoundResponse,
  ApiPayloadTooLargeResponse,
  ApiServiceUnavailableResponse,
  ApiTags,
  ApiUnsupportedMediaTypeResponse,
} from '@nestjs/swagger';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { CurrentUser } from '../../../common/access/current-user.decorator.js';
import type { SessionUser } from '../../../common/access/session-user.js';
import { ProblemView } from '../../../common/errors/problem.js';
import { LimitRate } from '../../../common/rate-limit/rate-limit.decorator.js';
import { PublicIdPipe } from '../../../common/validation/id.pipe.js';
import { Config } from '../../../config/config.js';
import { UploadGuardFor } from '../../media/index.js';
import { PaymentView } from '../payment.view.js';
import { SlipDto } from '../slip.dto.js';
import { SlipTooLarge } from '../payment.errors.js';
import { PaymentsService } from '../payments.service.js';
import { SlipsService } from './slips.service.js';

@ApiTags('payments')
@Controller('payments')
@AllowAccess('signed-in')
export class SlipsController {
  constructor(
    private readonly slips: SlipsService,
    private readonly payments: PaymentsService,
    private readonly config: Config,
  ) {}

  /**
   * Upload the bank slip of a transfer
   * @remarks Uploads the bank's slip of an expected transfer. A newer slip replaces the older one, so that repeating it is
   * harmless.
   */
  @Post(':id/slip')
  @HttpCode(200)
  @RouteConfig({ takesFiles: true })
  @LimitRate({ name: 'slip', points: 20, seconds: 600, by: 'user' })
  @UseGuards(UploadGuardFor(SlipTooLarge))
  @ApiConsumes('multipart/form-data')
  @ApiBadRequestResponse({
    description: '`request.malformed` for a form that cannot be read',
    type: ProblemView,
  })
  @ApiNotFoundResponse({ description: '`payment.not-found`', type: ProblemView })
  @ApiConflictResponse({ description: '`payment.slip-closed`', type: ProblemView })
  @ApiPayloadTooLargeResponse({ description: '`payment.slip-too-large`', type: ProblemView })
  @ApiUnsupportedMediaTypeResponse({ description: '`payment.slip-refused`', type: ProblemView })
  @ApiServiceUnavailableResponse({ description: '`media.store-failed`', type: ProblemView })
  async send(
    @CurrentUser() user: SessionUser,
    @Param('id', PublicIdPipe) id: string,
    @Body() _form: SlipDto,
    @Req() request: FastifyRequest,
  ): Promise<PaymentView> {
    await this.slips.send(user.id, id, request.uploaded ?? Buffer.alloc(0));
    return PaymentView.of(await this.payments.own(user.id, id), this.config.payments.bankAccount);
  }
}
