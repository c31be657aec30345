import type { CatalogueKind } from './catalogue-kind.js';
import { CategoryMissing, CategoryTooDeep } from './catalogue.errors.js';
import type { NewCategoryDto } from './dto/category.dto.js';

export const CATEGORIES: CatalogueKind = {
  table: 'categories',
  subject: 'category',
  columns: {
    slug: 'slug',
    name: 'name',
    nameNe: 'name_ne',
    icon: 'icon',
    parentId: 'parent_id',
    position: 'position',
    isActive: 'is_active',
  } satisfies Record<keyof NewCategoryDto, string>,
  shown: { dealCount: '(SELECT count(*)::int FROM deals d WHERE d.category_id = t.id)' },
  order: 't.position, t.id',
  tags: ['catalog', 'deals'],
  missing: CategoryMissing,
  unique: { categories_slug_key: 'slug', categories_name_key: 'name' },
  refusals: { categories_two_levels: CategoryTooDeep },
};
