import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { VersionConflict } from '../../../common/errors/common.errors.js';
import { CacheInvalidation } from '../../../common/http-cache/cache-invalidation.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { AuditService } from '../../audit/index.js';
import { CategoryMissing, CategoryNotMergeable, CategoryTooDeep } from '../catalog.errors.js';
import { CatalogUses } from '../catalog-uses.port.js';
import type { AdminCategoryView } from './admin-category.view.js';
import { CategoriesService } from './categories.service.js';
import type { MergeCategoryDto } from './category.dto.js';
import { Category } from './category.entity.js';
import { MergedCategory } from './merged-category.entity.js';

/** Merges a category into another one (rule T3). */
@Injectable()
export class MergeCategories {
  constructor(
    private readonly transactions: Transactions,
    private readonly categories: CategoriesService,
    private readonly uses: CatalogUses,
    private readonly audit: AuditService,
    private readonly cacheInvalidation: CacheInvalidation,
  ) {}

  /**
   * Moves all references to the category and its subcategories. The old URL redirects to the other category.
   * @throws category.not-found (404); version.conflict, category.not-mergeable, category.too-deep (409)
   */
  run(id: number, actorId: number, { into, version }: MergeCategoryDto): Promise<AdminCategoryView> {
    return this.transactions.run(async () => {
      const [from, to] = await this.lock(id, into);
      if (from.version !== version) throw new VersionConflict({ currentVersion: from.version });
      await this.assertMergeable(from, to);
      await this.move(from, to);
      await this.audit.write({
        actorId,
        action: 'category.merged',
        subjectType: 'category',
        subjectId: id,
        before: { slug: from.slug },
        after: { into, slug: to.slug },
      });
      await this.cacheInvalidation.invalidate('catalog', 'deals');
      return this.categories.one(into);
    });
  }

  /** Locks both in the order of their ids, so that two merges at once cannot deadlock. */
  private async lock(id: number, into: number): Promise<[Category, Category]> {
    const rows = await this.transactions
      .of(Category)
      .find({ where: { id: In([id, into]) }, order: { id: 'ASC' }, lock: { mode: 'pessimistic_write' } });
    const [from, to] = [id, into].map((one) => rows.find((row) => row.id === one));
    if (!from || !to) throw new CategoryMissing();
    return [from, to];
  }

  private async assertMergeable(from: Category, to: Category): Promise<void> {
    if (from === to || !to.isActive || to.parentId === from.id) throw new CategoryNotMergeable();
    const hasChildren = await this.transactions.of(Category).existsBy({ parentId: from.id });
    if (hasChildren && to.parentId !== null) throw new CategoryTooDeep();
  }

  private async move(from: Category, to: Category): Promise<void> {
    await this.uses.moveCategory(from.id, to.id);
    const merged = this.transactions.of(MergedCategory);
    await this.transactions.of(Category).update({ parentId: from.id }, { parentId: to.id });
    await merged.update({ categoryId: from.id }, { categoryId: to.id });
    await this.transactions.of(Category).delete(from.id);
    await merged.insert({ slug: from.slug, categoryId: to.id });
  }
}
