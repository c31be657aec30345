import { IsBoolean, IsIn } from 'class-validator';
import { OrNull, Text, WholeNumber } from '../../../common/validation/rules.js';
import { CATEGORY_ICONS, type CategoryIcon } from './category-icons.js';
import { Slug } from '../slug.decorator.js';

class CategoryDto {
  @Text(2, 60) name: string;
  @Text(2, 60) nameNe: string;
  @IsIn(CATEGORY_ICONS) icon: CategoryIcon;
  /** Its parent category; null for a top-level category. */
  @OrNull() @WholeNumber(1) parentId: number | null;
  /** Small ones first. */
  @WholeNumber(0, 9_999) position: number;
  @IsBoolean() isActive: boolean;
}

export class NewCategoryDto extends CategoryDto {
  /** Slug in its URL; cannot be changed. */
  @Slug() slug: string;
}

export class ChangeCategoryDto extends CategoryDto {
  /** Version that the admin edited; an outdated one is rejected with 409. */
  @WholeNumber(1) version: number;
}

export class MergeCategoryDto {
  /** The category that receives the deals. */
  @WholeNumber(1) into: number;
  /** Version that the admin saw; an outdated one is rejected with 409. */
  @WholeNumber(1) version: number;
}
