import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { SearchRebuildView } from './search-rebuild.view.js';
import { SearchRebuilds } from './search-rebuilds.service.js';

@ApiTags('admin-catalogue')
@Controller('admin/search-rebuilds')
@AllowAccess('admin:settings')
export class AdminSearchRebuildsController {
  constructor(private readonly rebuilds: SearchRebuilds) {}

  /**
   * Updates of the search index after a rename
   * @remarks Running updates of the search index after a rename, and those finished in the last day.
   */
  @Get()
  list(): Promise<SearchRebuildView[]> {
    return this.rebuilds.list();
  }
}
