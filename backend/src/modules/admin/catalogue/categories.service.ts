import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../common/transactions/transactions.js';
import { CATEGORIES } from './categories.kind.js';
import { CategoryParentMissing } from './catalogue.errors.js';
import { CatalogueService } from './catalogue.service.js';
import type { AdminCategoryView } from './dto/catalogue.view.js';
import type { ChangeCategoryDto, NewCategoryDto } from './dto/category.dto.js';

/** Categories, each on its own or below one that is there (rule T3). */
@Injectable()
export class CategoriesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly catalogue: CatalogueService,
  ) {}

  /** Refuses `category.parent-not-found` (404), `category.too-deep` and `catalogue.taken` (409). */
  create(adminId: number, form: NewCategoryDto): Promise<AdminCategoryView> {
    return this.transactions.run(async () => {
      await this.assertParent(form.parentId);
      return this.catalogue.create<AdminCategoryView>(CATEGORIES, adminId, form);
    });
  }

  /**
   * Refuses `category.not-found` and `category.parent-not-found` (404), `version.conflict`, `category.too-deep` and
   * `catalogue.taken` (409).
   */
  change(adminId: number, id: number, form: ChangeCategoryDto): Promise<AdminCategoryView> {
    return this.catalogue.change<AdminCategoryView>(CATEGORIES, adminId, id, form, () =>
      this.assertParent(form.parentId),
    );
  }

  /** Stays there until the category below it is written. */
  private async assertParent(id: number | null): Promise<void> {
    if (id === null) return;
    const found = await this.transactions.query('SELECT 1 FROM categories WHERE id = $1 FOR KEY SHARE', [id]);
    if (found.length === 0) throw new CategoryParentMissing();
  }
}
