import type { CategoryIcon } from './category-icons.js';
import type { Category } from './category.entity.js';

export class AdminCategoryView {
  id: number;
  /** Changes with every change. */
  version: number;
  position: number;
  isActive: boolean;
  slug: string;
  name: string;
  nameNe: string;
  icon: CategoryIcon;
  parentId: number | null;
  /** Number of its deals in any state, without those of its subcategories. */
  dealCount: number;

  static of(category: Category, dealCount: number): AdminCategoryView {
    const { id, version, position, isActive, slug, name, nameNe, icon, parentId } = category;
    return { id, version, position, isActive, slug, name, nameNe, icon, parentId, dealCount };
  }
}
