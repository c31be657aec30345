import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { CurrentStaff } from '../../../common/access/current-user.decorator.js';
import type { StaffOf } from '../../../common/access/session-user.js';
import { DealTemplatesQuery } from './deal-templates.dto.js';
import { DealTemplates } from './deal-templates.service.js';
import { DealTemplateView } from './deal-templates.view.js';

@ApiTags('deal-templates')
@Controller('deal-templates')
@AllowAccess('vendor:deals')
export class DealTemplatesController {
  constructor(private readonly templates: DealTemplates) {}

  /**
   * Deal templates
   * @remarks Returns the deal templates, those of upcoming festivals first.
   */
  @Get()
  list(
    @CurrentStaff() { vendorId }: StaffOf,
    @Query() { category }: DealTemplatesQuery,
  ): Promise<DealTemplateView[]> {
    return this.templates.of(vendorId, category);
  }
}
