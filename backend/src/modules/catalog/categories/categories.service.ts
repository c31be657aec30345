import { Injectable } from '@nestjs/common';
import { violates } from '../../../common/errors/constraint.js';
import { CacheInvalidation } from '../../../common/http-cache/cache-invalidation.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { lockVersion } from '../../../common/versions/lock-version.js';
import { AuditService, changedFields } from '../../audit/index.js';
import { CategoryMissing, CategoryParentMissing, CategoryTooDeep, rejectTaken } from '../catalog.errors.js';
import { CatalogUses } from '../catalog-uses.port.js';
import { AdminCategoryView } from './admin-category.view.js';
import type { ChangeCategoryDto, NewCategoryDto } from './category.dto.js';
import { Category } from './category.entity.js';

/** Categories as admins read and write them (rules T1 to T3). */
@Injectable()
export class CategoriesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly uses: CatalogUses,
    private readonly audit: AuditService,
    private readonly cacheInvalidation: CacheInvalidation,
  ) {}

  /** All categories, inactive ones included: there are tens, not thousands. */
  async list(): Promise<AdminCategoryView[]> {
    const categories = await this.transactions.of(Category).find({ order: { position: 'ASC', id: 'ASC' } });
    const counts = await this.uses.countByCategory(categories.map(({ id }) => id));
    return categories.map((category) => AdminCategoryView.of(category, counts.get(category.id) ?? 0));
  }

  /** @throws category.not-found (404) */
  async one(id: number): Promise<AdminCategoryView> {
    const category = await this.transactions.of(Category).findOneBy({ id });
    if (!category) throw new CategoryMissing();
    const counts = await this.uses.countByCategory([id]);
    return AdminCategoryView.of(category, counts.get(id) ?? 0);
  }

  /** @throws category.parent-not-found (404); category.too-deep, catalogue.taken (409) */
  create(actorId: number, form: NewCategoryDto): Promise<AdminCategoryView> {
    return this.transactions.run(async () => {
      await this.assertParent(form.parentId);
      const { identifiers } = await this.transactions
        .of(Category)
        .insert({ ...form })
        .catch(rejectCategory);
      const id = identifiers[0]?.['id'] as number;
      await this.changed(actorId, id, 'category.created', { after: form });
      return this.one(id);
    });
  }

  /**
   * @throws category.not-found, category.parent-not-found (404); version.conflict, category.too-deep,
   *   catalogue.taken (409)
   */
  change(actorId: number, id: number, { version, ...form }: ChangeCategoryDto): Promise<AdminCategoryView> {
    return this.transactions.run(async () => {
      const categories = this.transactions.of(Category);
      const before = await lockVersion(categories, id, version, CategoryMissing);
      await this.assertParent(form.parentId);
      await categories.update(id, form).catch(rejectCategory);
      await this.changed(actorId, id, 'category.changed', changedFields(before, form));
      return this.one(id);
    });
  }

  private async changed(
    actorId: number,
    subjectId: number,
    action: string,
    values: { before?: object; after?: object },
  ): Promise<void> {
    await this.audit.write({ actorId, action, subjectType: 'category', subjectId, ...values });
    await this.cacheInvalidation.invalidate('catalog', 'deals');
  }

  /** Locks the parent, so that it exists until the category below it is written. */
  private async assertParent(id: number | null): Promise<void> {
    if (id === null) return;
    const parent = await this.transactions
      .of(Category)
      .findOne({ select: { id: true }, where: { id }, lock: { mode: 'for_key_share' } });
    if (!parent) throw new CategoryParentMissing();
  }
}

function rejectCategory(error: unknown): never {
  if (violates(error, 'categories_two_levels')) throw new CategoryTooDeep();
  rejectTaken(error, { categories_slug_key: 'slug', categories_name_key: 'name' });
}
