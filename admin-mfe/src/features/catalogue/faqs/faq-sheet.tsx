import {
  useAdminFaqsChangeMutation,
  useAdminFaqsCreateMutation,
  type AdminFaqView,
} from 'shared-ui/api/admin-catalogue';
import { useTexts } from 'shared-ui/i18n';
import { Select, TextArea, TextField } from 'shared-ui/ui';
import { EntrySheet } from '../entry-sheet';
import { FAQ_CATEGORIES, FAQ_PLACES, faqFieldErrorsOf, faqValuesOf, toFaq } from './faq-values';
import { catalogueTexts } from '../texts';
import { useEntryForm } from '../use-entry-form';

interface FaqSheetProps {
  faq?: AdminFaqView;
  onConflict(): unknown;
  onClose(): void;
}

export function FaqSheet({ faq, onConflict, onClose }: FaqSheetProps) {
  const t = useTexts(catalogueTexts);
  const [create] = useAdminFaqsCreateMutation();
  const [change] = useAdminFaqsChangeMutation();
  const form = useEntryForm({
    entry: faq,
    valuesOf: faqValuesOf,
    fieldErrorsOf: faqFieldErrorsOf,
    onConflict,
    onSaved: onClose,
    send: (values, version, key) =>
      faq && version !== undefined
        ? change({
            id: faq.id,
            changeFaqDto: { ...toFaq(values), version },
            'Idempotency-Key': key,
          }).unwrap()
        : create({ newFaqDto: toFaq(values), 'Idempotency-Key': key }).unwrap(),
  });
  return (
    <EntrySheet title={t(faq ? 'editFaq' : 'addFaq')} form={form} onClose={onClose}>
      <Select
        label={t('place')}
        options={FAQ_PLACES.map((place) => ({ value: place, label: t(`place_${place}`) }))}
        {...form.text('place')}
      />
      <Select
        label={t('topic')}
        options={FAQ_CATEGORIES.map((topic) => ({ value: topic, label: t(`topic_${topic}`) }))}
        {...form.text('category')}
      />
      <TextField label={t('question')} maxLength={200} {...form.text('question')} />
      <TextArea label={t('answer')} maxLength={2000} {...form.text('answer')} />
      <TextField label={t('questionNe')} maxLength={200} lang="ne" {...form.text('questionNe')} />
      <TextArea label={t('answerNe')} maxLength={2000} lang="ne" {...form.text('answerNe')} />
      <TextField
        label={t('position')}
        hint={t('positionHint')}
        inputMode="numeric"
        {...form.text('position')}
      />
    </EntrySheet>
  );
}
