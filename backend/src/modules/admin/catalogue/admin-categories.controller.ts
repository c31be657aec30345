import { Body, Controller, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiConflictResponse, ApiNotFoundResponse, ApiTags } from '@nestjs/swagger';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { Audited } from '../../../common/access/audited.decorator.js';
import { CurrentUser } from '../../../common/access/current-user.decorator.js';
import type { SessionUser } from '../../../common/access/session-user.js';
import { ProblemView } from '../../../common/errors/problem.js';
import { Idempotent } from '../../../common/idempotency/replay.decorator.js';
import { IdPipe } from '../../../common/validation/id.pipe.js';
import { CATEGORIES } from './categories.kind.js';
import { CategoriesService } from './categories.service.js';
import { CatalogueService } from './catalogue.service.js';
import { CategoryMergeService } from './category-merge.service.js';
import { AdminCategoryView } from './dto/catalogue.view.js';
import { ChangeCategoryDto, MergeCategoryDto, NewCategoryDto } from './dto/category.dto.js';

const again = (controller: AdminCategoriesController, id: string): Promise<AdminCategoryView> =>
  controller.catalogue.one<AdminCategoryView>(CATEGORIES, Number(id));

@ApiTags('admin-catalogue')
@Controller('admin/categories')
@AllowAccess('admin')
export class AdminCategoriesController {
  constructor(
    readonly catalogue: CatalogueService,
    private readonly categories: CategoriesService,
    private readonly merging: CategoryMergeService,
  ) {}

  @Get()
  list(): Promise<AdminCategoryView[]> {
    return this.catalogue.list<AdminCategoryView>(CATEGORIES);
  }

  @Post()
  @Audited('category.created')
  @Idempotent(again)
  @ApiNotFoundResponse({ description: '`category.parent-not-found`', type: ProblemView })
  @ApiConflictResponse({ description: '`catalogue.taken`, `category.too-deep`', type: ProblemView })
  create(@CurrentUser() admin: SessionUser, @Body() form: NewCategoryDto): Promise<AdminCategoryView> {
    return this.categories.create(admin.id, form);
  }

  @Patch(':id')
  @Audited('category.changed')
  @Idempotent(again)
  @ApiNotFoundResponse({
    description: '`category.not-found`, `category.parent-not-found`',
    type: ProblemView,
  })
  @ApiConflictResponse({
    description: '`version.conflict`, `catalogue.taken`, `category.too-deep`',
    type: ProblemView,
  })
  change(
    @CurrentUser() admin: SessionUser,
    @Param('id', IdPipe) id: number,
    @Body() form: ChangeCategoryDto,
  ): Promise<AdminCategoryView> {
    return this.categories.change(admin.id, id, form);
  }

  /** Its deals move, it is gone, and its address leads to the other one. */
  @Post(':id/merge')
  @HttpCode(200)
  @Audited('category.merged')
  @Idempotent(again)
  @ApiNotFoundResponse({ description: '`category.not-found`', type: ProblemView })
  @ApiConflictResponse({
    description: '`version.conflict`, `category.not-mergeable`, `category.too-deep`',
    type: ProblemView,
  })
  merge(
    @CurrentUser() admin: SessionUser,
    @Param('id', IdPipe) id: number,
    @Body() form: MergeCategoryDto,
  ): Promise<AdminCategoryView> {
    return this.merging.merge(id, admin.id, form);
  }
}
