import type { AdminCategoryView, NewCategoryDto } from 'shared-ui/api/admin-catalogue';
import { typedNumber } from 'shared-ui/format';
import type { CategoryIconName } from './category-icon';
import { findFieldErrors, type EntryErrors } from '../entry-errors';

export interface CategoryValues {
  slug: string;
  name: string;
  nameNe: string;
  icon: CategoryIconName;
  /** Empty for a top-level category. */
  parentId: string;
  position: string;
  isActive: boolean;
}

export const categoryValuesOf = (category: AdminCategoryView | undefined): CategoryValues => ({
  slug: category?.slug ?? '',
  name: category?.name ?? '',
  nameNe: category?.nameNe ?? '',
  icon: category?.icon ?? 'utensils',
  parentId: String(category?.parentId ?? ''),
  position: String(category?.position ?? 0),
  isActive: category?.isActive ?? true,
});

export const categoryFieldErrorsOf = (values: CategoryValues): EntryErrors<CategoryValues> =>
  findFieldErrors('NewCategoryDto', values, {
    slug: 'faultSlug',
    name: 'faultName',
    nameNe: 'faultName',
    position: 'faultPosition',
  });

export const toCategory = (values: CategoryValues): Omit<NewCategoryDto, 'slug'> => ({
  name: values.name,
  nameNe: values.nameNe,
  icon: values.icon,
  parentId: values.parentId === '' ? null : Number(values.parentId),
  position: typedNumber(values.position),
  isActive: values.isActive,
});

/** Top-level rows in their order, each followed by its children. */
export function treeOf<Row extends { id: number; parentId: number | null }>(rows: readonly Row[]): Row[] {
  return rows
    .filter(({ parentId }) => parentId === null)
    .flatMap((top) => [top, ...rows.filter(({ parentId }) => parentId === top.id)]);
}
