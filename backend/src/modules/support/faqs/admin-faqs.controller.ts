import { Body, Controller, Get, Param, Patch, Post } from '@nestjs/common';
import { ApiConflictResponse, ApiNotFoundResponse, ApiTags } from '@nestjs/swagger';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { Audited } from '../../../common/access/audited.decorator.js';
import { CurrentUser } from '../../../common/access/current-user.decorator.js';
import type { SessionUser } from '../../../common/access/session-user.js';
import { ProblemView } from '../../../common/errors/problem.js';
import { Idempotent } from '../../../common/idempotency/replay.decorator.js';
import { IdPipe } from '../../../common/validation/id.pipe.js';
import { AdminFaqView } from './admin-faq.view.js';
import { ChangeFaqDto, NewFaqDto } from './faq.dto.js';
import { FaqsService } from './faqs.service.js';

const again = (controller: AdminFaqsController, id: string): Promise<AdminFaqView> =>
  controller.faqs.one(Number(id));

@ApiTags('admin-catalogue')
@Controller('admin/faqs')
@AllowAccess('admin:settings')
export class AdminFaqsController {
  constructor(readonly faqs: FaqsService) {}

  /** All frequent questions */
  @Get()
  list(): Promise<AdminFaqView[]> {
    return this.faqs.list();
  }

  /** Create a frequent question */
  @Post()
  @Audited('faq.created')
  @Idempotent(again)
  create(@CurrentUser() admin: SessionUser, @Body() form: NewFaqDto): Promise<AdminFaqView> {
    return this.faqs.create(admin.id, form);
  }

  /** Change a frequent question */
  @Patch(':id')
  @Audited('faq.changed')
  @Idempotent(again)
  @ApiNotFoundResponse({ description: '`faq.not-found`', type: ProblemView })
  @ApiConflictResponse({ description: '`version.conflict`', type: ProblemView })
  change(
    @CurrentUser() admin: SessionUser,
    @Param('id', IdPipe) id: number,
    @Body() form: ChangeFaqDto,
  ): Promise<AdminFaqView> {
    return this.faqs.change(admin.id, id, form);
  }
}
