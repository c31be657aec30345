import { useWatch } from 'react-hook-form';
import { useTexts } from 'shared-ui/i18n';
import { FoldedFields } from '../../../shared/form/folded-fields';
import { FormTextArea, FormTextField } from '../../../shared/form/text-fields';
import type { DealForm } from '../deal-fields';
import styles from '../deal-editor.module.css';
import { dealEditorTexts } from '../texts';
import { useDealField } from '../use-deal-field';

function NepaliFields() {
  const t = useTexts(dealEditorTexts);
  const field = useDealField();
  return (
    <FoldedFields label={t('inNepali')} names={['titleNe', 'descriptionNe']} className={styles.group}>
      <FormTextField {...field('titleNe')} lang="ne" maxLength={120} />
      <FormTextArea {...field('descriptionNe')} lang="ne" />
    </FoldedFields>
  );
}

/** What the deal is, in words. */
export function WordsFields() {
  const t = useTexts(dealEditorTexts);
  const field = useDealField();
  const title = useWatch<DealForm, 'title'>({ name: 'title' });
  return (
    <>
      <FormTextField
        {...field('title')}
        hint={t('titleHint', { count: title.trim().length })}
        maxLength={120}
      />
      <FormTextArea {...field('description')} hint={t('descriptionHint')} />
      <NepaliFields />
    </>
  );
}
