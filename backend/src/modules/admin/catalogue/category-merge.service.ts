import { Injectable } from '@nestjs/common';
import { VersionConflict } from '../../../common/errors/common.errors.js';
import { CacheDrops } from '../../../common/http-cache/cache-drops.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { AuditService } from '../../audit/index.js';
import { CATEGORIES } from './categories.kind.js';
import { CategoryMissing, CategoryNotMergeable, CategoryTooDeep } from './catalogue.errors.js';
import { CatalogueService } from './catalogue.service.js';
import type { AdminCategoryView } from './dto/catalogue.view.js';
import type { MergeCategoryDto } from './dto/category.dto.js';

interface Merged {
  id: number;
  slug: string;
  parentId: number | null;
  isActive: boolean;
  version: number;
  hasChildren: boolean;
}

/** In the order of their ids, so that two merges at once wait for each other instead of for ever. */
const LOCKED = `
  SELECT c.id, c.slug, c.parent_id AS "parentId", c.is_active AS "isActive", c.version,
    EXISTS (SELECT 1 FROM categories k WHERE k.parent_id = c.id) AS "hasChildren"
  FROM categories c WHERE c.id IN ($1, $2) ORDER BY c.id FOR UPDATE`;

/** $1 the category that goes, $2 the one that takes over. Everything that names a category, public or not. */
const MOVES = [
  'UPDATE deals SET category_id = $2, updated_at = now() WHERE category_id = $1',
  `UPDATE deal_revisions SET changes = jsonb_set(changes, '{categoryId}', to_jsonb($2::int))
   WHERE status = 'pending' AND changes->'categoryId' = to_jsonb($1::int)`,
  `UPDATE deal_drafts SET content = jsonb_set(content, '{categoryId}', to_jsonb($2::int)) WHERE content->'categoryId' = to_jsonb($1::int)`,
  'UPDATE categories SET parent_id = $2, version = version + 1, updated_at = now() WHERE parent_id = $1',
  'UPDATE merged_categories SET category_id = $2 WHERE category_id = $1',
];

/** Makes one category of two (rule T3). */
@Injectable()
export class CategoryMergeService {
  constructor(
    private readonly transactions: Transactions,
    private readonly catalogue: CatalogueService,
    private readonly audit: AuditService,
    private readonly drops: CacheDrops,
  ) {}

  /**
   * Moves the deals, the waiting changes, the drafts and the categories below, and leaves the old address leading to the new
   * place. Refuses `category.not-found` (404), `version.conflict`, `category.not-mergeable` and `category.too-deep` (409).
   */
  async merge(id: number, actorId: number, { into, version }: MergeCategoryDto): Promise<AdminCategoryView> {
    return this.transactions.run(async () => {
      const rows = await this.transactions.query<Merged>(LOCKED, [id, into]);
      const [from, to] = [id, into].map((one) => rows.find((row) => row.id === one));
      if (!from || !to) throw new CategoryMissing();
      if (from.version !== version) throw new VersionConflict({ currentVersion: from.version });
      if (from === to || !to.isActive || to.parentId === from.id) throw new CategoryNotMergeable();
      if (from.hasChildren && to.parentId !== null) throw new CategoryTooDeep();
      for (const move of MOVES) await this.transactions.query(move, [id, into]);
      await this.transactions.query('DELETE FROM categories WHERE id = $1', [id]);
      await this.transactions.query('INSERT INTO merged_categories (slug, category_id) VALUES ($1, $2)', [
        from.slug,
        into,
      ]);
      await this.audit.write({
        actorId,
        action: 'category.merged',
        subjectType: 'category',
        subjectId: id,
        before: { slug: from.slug },
        after: { into, slug: to.slug },
      });
      await this.drops.drop('catalog', 'deals');
      return this.catalogue.one<AdminCategoryView>(CATEGORIES, into);
    });
  }
}
