import { useForm } from 'react-hook-form';
import { useAdminCategoriesMergeMutation, type AdminCategoryView } from 'shared-ui/api/admin-catalogue';
import { inLanguage, useLanguage, useTexts } from 'shared-ui/i18n';
import { ConfirmDialog, Select } from 'shared-ui/ui';
import { useSubmit } from 'shared-ui/platform';
import { catalogueTexts } from './texts';

interface MergeDialogProps {
  category: AdminCategoryView;
  categories: readonly AdminCategoryView[];
  onClose(): void;
}

/** Dialog that merges a category into another one. It describes the effect before the merge. */
export function MergeDialog({ category, categories, onClose }: MergeDialogProps) {
  const t = useTexts(catalogueTexts);
  const language = useLanguage();
  const [merge] = useAdminCategoriesMergeMutation();
  const form = useForm({ defaultValues: { into: '' }, shouldFocusError: false });
  const hasChildren = categories.some(({ parentId }) => parentId === category.id);
  const takers = categories.filter(
    ({ id, parentId, isActive }) =>
      isActive && id !== category.id && parentId !== category.id && (!hasChildren || parentId === null),
  );
  const nameOf = ({ name, nameNe }: AdminCategoryView) => inLanguage(language, name, nameNe);

  const { busy, submit } = useSubmit({
    form,
    send: ({ into }, key) => {
      const mergeCategoryDto = { into: Number(into), version: category.version };
      return merge({ id: category.id, mergeCategoryDto, 'Idempotency-Key': key }).unwrap();
    },
    done: { kind: 'success', title: t('merged'), text: t('mergedText', { name: nameOf(category) }) },
    failed: t('notMerged'),
    failedText: t('notSavedText'),
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      open
      title={t('mergeTitle', { name: nameOf(category) })}
      text={t('mergeText', { count: category.dealCount })}
      confirm={t('merge')}
      cancel={t('cancel')}
      variant="danger"
      busy={busy}
      onConfirm={() => void submit()}
      onClose={onClose}
    >
      <Select
        label={t('mergeInto')}
        placeholder={t('choose')}
        options={takers.map((taker) => ({ value: String(taker.id), label: nameOf(taker) }))}
        error={form.formState.errors.into?.message}
        {...form.register('into', { validate: (chosen) => chosen !== '' || t('faultChoice') })}
      />
    </ConfirmDialog>
  );
}
