import {
  useAdminCategoriesChangeMutation,
  useAdminCategoriesCreateMutation,
  type AdminCategoryView,
} from 'shared-ui/api/admin-catalogue';
import { inLanguage, useLanguage, useTexts } from 'shared-ui/i18n';
import { Select, TextField } from 'shared-ui/ui';
import styles from '../catalogue.module.css';
import { CATEGORY_ICONS, CategoryIcon, type CategoryIconName } from './category-icon';
import { categoryFieldErrorsOf, categoryValuesOf, toCategory, type CategoryValues } from './category-values';
import { EntrySheet } from '../entry-sheet';
import { catalogueTexts } from '../texts';
import { useEntryForm } from '../use-entry-form';

interface CategorySheetProps {
  category?: AdminCategoryView;
  categories: readonly AdminCategoryView[];
  onConflict(): unknown;
  onClose(): void;
}

/** Creates a category, or updates the given one. */
function useSendCategory(category: AdminCategoryView | undefined) {
  const [create] = useAdminCategoriesCreateMutation();
  const [change] = useAdminCategoriesChangeMutation();
  return (values: CategoryValues, version: number | undefined, key: string) =>
    category && version !== undefined
      ? change({
          id: category.id,
          changeCategoryDto: { ...toCategory(values), version },
          'Idempotency-Key': key,
        }).unwrap()
      : create({
          newCategoryDto: { ...toCategory(values), slug: values.slug },
          'Idempotency-Key': key,
        }).unwrap();
}

function IconField({ icon, onChange }: { icon: CategoryIconName; onChange(icon: CategoryIconName): void }) {
  const t = useTexts(catalogueTexts);
  return (
    <div className={styles.iconField}>
      <Select
        label={t('icon')}
        options={CATEGORY_ICONS.map((name) => ({ value: name, label: t(`icon_${name}`) }))}
        value={icon}
        onChange={({ target }) => onChange(target.value as CategoryIconName)}
      />
      <span className={styles.sign}>
        <CategoryIcon name={icon} />
      </span>
    </div>
  );
}

export function CategorySheet({ category, categories, onConflict, onClose }: CategorySheetProps) {
  const t = useTexts(catalogueTexts);
  const language = useLanguage();
  const send = useSendCategory(category);
  const form = useEntryForm({
    entry: category,
    valuesOf: categoryValuesOf,
    fieldErrorsOf: categoryFieldErrorsOf,
    onConflict,
    onSaved: onClose,
    send,
  });
  const parents = categories.filter(({ id, parentId }) => parentId === null && id !== category?.id);
  return (
    <EntrySheet title={t(category ? 'editCategory' : 'addCategory')} form={form} onClose={onClose}>
      <TextField label={t('name')} maxLength={60} {...form.text('name')} />
      <TextField label={t('nameNe')} maxLength={60} lang="ne" {...form.text('nameNe')} />
      <TextField
        label={t('slug')}
        hint={t('slugHint')}
        maxLength={60}
        disabled={Boolean(category)}
        {...form.text('slug')}
      />
      <Select
        label={t('parent')}
        options={[
          { value: '', label: t('noParent') },
          ...parents.map(({ id, name, nameNe }) => ({
            value: String(id),
            label: inLanguage(language, name, nameNe),
          })),
        ]}
        {...form.text('parentId')}
      />
      <IconField icon={form.values.icon} onChange={(icon) => form.set({ icon })} />
      <TextField
        label={t('position')}
        hint={t('positionHint')}
        inputMode="numeric"
        {...form.text('position')}
      />
    </EntrySheet>
  );
}
