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
  /** Deals of its own in any state, without those of the categories below it. */
  dealCount: number;

  static of(category: Category, dealCount: number): AdminCategoryView {
    const { id, version, position, isActive, slug, name, nameNe, icon, parentId } = category;
    return { id, version, position, isActive, slug, name, nameNe, icon, parentId, dealCount };
  }
}
