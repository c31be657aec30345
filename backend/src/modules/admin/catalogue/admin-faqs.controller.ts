import { Body, Controller, Get, Param, Patch, Post } from '@nestjs/common';
import { ApiConflictResponse, ApiNotFoundResponse, ApiTags } from '@nestjs/swagger';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { Audited } from '../../../common/access/audited.decorator.js';
import { CurrentUser } from '../../../common/access/current-user.decorator.js';
import type { SessionUser } from '../../../common/access/session-user.js';
import { ProblemView } from '../../../common/errors/problem.js';
import { Idempotent } from '../../../common/idempotency/replay.decorator.js';
import { IdPipe } from '../../../common/validation/id.pipe.js';
import { CatalogueService } from './catalogue.service.js';
import { AdminFaqView } from './dto/catalogue.view.js';
import { ChangeFaqDto, NewFaqDto } from './dto/faq.dto.js';
import { FAQS } from './faqs.kind.js';

const again = (controller: AdminFaqsController, id: string): Promise<AdminFaqView> =>
  controller.catalogue.one<AdminFaqView>(FAQS, Number(id));

@ApiTags('admin-catalogue')
@Controller('admin/faqs')
@AllowAccess('admin')
export class AdminFaqsController {
  constructor(readonly catalogue: CatalogueService) {}

  @Get()
  list(): Promise<AdminFaqView[]> {
    return this.catalogue.list<AdminFaqView>(FAQS);
  }

  @Post()
  @Audited('faq.created')
  @Idempotent(again)
  create(@CurrentUser() admin: SessionUser, @Body() form: NewFaqDto): Promise<AdminFaqView> {
    return this.catalogue.create(FAQS, admin.id, form);
  }

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
    return this.catalogue.change<AdminFaqView>(FAQS, admin.id, id, form);
  }
}
