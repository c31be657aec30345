import { Body, Controller, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiConflictResponse, ApiNotFoundResponse, ApiTags } from '@nestjs/swagger';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { Audited } from '../../../common/access/audited.decorator.js';
import { CurrentUser } from '../../../common/access/current-user.decorator.js';
import type { SessionUser } from '../../../common/access/session-user.js';
import { ProblemView } from '../../../common/errors/problem.js';
import { Idempotent } from '../../../common/idempotency/replay.decorator.js';
import { IdPipe } from '../../../common/validation/id.pipe.js';
import { CategoriesService } from './categories.service.js';
import { AdminCategoryView } from './admin-category.view.js';
import { ChangeCategoryDto, MergeCategoryDto, NewCategoryDto } from './category.dto.js';
import { MergeCategories } from './merge-categories.use-case.js';

const again = (controller: AdminCategoriesController, id: string): Promise<AdminCategoryView> =>
  controller.categories.one(Number(id));

@ApiTags('admin-catalogue')
@Controller('admin/categories')
@AllowAccess('admin:settings')
export class AdminCategoriesController {
  constructor(
    readonly categories: CategoriesService,
    private readonly mergeCategories: MergeCategories,
  ) {}

  /** All categories */
  @Get()
  list(): Promise<AdminCategoryView[]> {
    return this.categories.list();
  }

  /** Create a category */
  @Post()
  @Audited('category.created')
  @Idempotent(again)
  @ApiNotFoundResponse({ description: '`category.parent-not-found`', type: ProblemView })
  @ApiConflictResponse({ description: '`catalogue.taken`, `category.too-deep`', type: ProblemView })
  create(@CurrentUser() admin: SessionUser, @Body() form: NewCategoryDto): Promise<AdminCategoryView> {
    return this.categories.create(admin.id, form);
  }

  /** Change a category */
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

  /**
   * Merge a category into another one
   * @remarks Moves the deals to another category, deletes the merged one, and redirects its address.
   */
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
    return this.mergeCategories.run(id, admin.id, form);
  }
}
