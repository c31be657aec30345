import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { CurrentStaff } from '../../../common/access/current-user.decorator.js';
import type { StaffOf } from '../../../common/access/session-user.js';
import { CoverPreviewQuery } from './cover-preview.dto.js';
import { CoverPreviewView } from './cover-preview.view.js';
import { DealCovers } from './deal-covers.service.js';

/** Cover of a deal in the editor. */
@ApiTags('vendor-deals')
@Controller('vendors/me/deal-cover')
@AllowAccess('vendor:deals')
export class CoverPreviewController {
  constructor(private readonly covers: DealCovers) {}

  /**
   * Preview the cover of a deal
   * @remarks Cover for the entered text, without the deal's own photo. Nothing is stored.
   */
  @Get()
  async read(@CurrentStaff() staff: StaffOf, @Query() query: CoverPreviewQuery): Promise<CoverPreviewView> {
    return { coverKey: await this.covers.preview(staff.vendorId, query) };
  }
}
