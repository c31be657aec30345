import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useCasesAnswerMutation, type HonourCaseView } from 'shared-ui/api/honour';
import { ChoiceList, PhotoChoice, type ChosenPhoto } from 'shared-ui/cases';
import { typedNumber } from 'shared-ui/format';
import { inLanguage, useFormat, useLanguage, useTexts } from 'shared-ui/i18n';
import { rulesOf, useSubmit } from 'shared-ui/platform';
import { isApiFailure } from 'shared-ui/store';
import { Button, Card, Form, TextArea, TextField } from 'shared-ui/ui';
import { useOwnVendor } from '../../shared/own-vendor';
import { languageOf, ReplyChoices, useReplyChoices } from '../../shared/saved-replies';
import styles from './answer-form.module.css';
import { vendorCasesTexts } from './texts';

const ANSWERS = ['again', 'pay-back', 'disagree'] as const;

interface AnswerValues {
  answer: (typeof ANSWERS)[number] | '';
  amount: string;
  text: string;
}

/** Rupees that the business can still offer, after a larger offer was rejected; 0 after other failures, and if it can offer nothing. */
function mostAmountOf(failure: unknown): number {
  if (!isApiFailure(failure) || failure.code !== 'case.remedy-too-large') return 0;
  const { mostAmount } = failure as { mostAmount?: unknown };
  return typeof mostAmount === 'number' ? mostAmount : 0;
}

function useCaseAnswer(shown: HonourCaseView) {
  const t = useTexts(vendorCasesTexts);
  const format = useFormat();
  const [send] = useCasesAnswerMutation();
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>([]);
  const form = useForm<AnswerValues>({
    defaultValues: { answer: '', amount: shown.mostAmount > 0 ? String(shown.mostAmount) : '', text: '' },
    shouldFocusError: false,
  });
  const submission = useSubmit({
    form,
    send: ({ answer, amount, text }, key) =>
      send({
        id: shown.id,
        answerCaseDto: {
          answer: answer || 'disagree',
          ...(answer === 'pay-back' && { amount: typedNumber(amount) }),
          ...(text.trim() && { text: text.trim() }),
          ...(photos.length > 0 && { photoIds: photos.map(({ id }) => id) }),
        },
        'Idempotency-Key': key,
      }).unwrap(),
    done: { kind: 'success', title: t('sent') },
    failed: t('failed'),
    onFailure: (failure) => {
      const most = mostAmountOf(failure);
      if (most > 0) form.setError('amount', { message: t('amountMost', { amount: format.money(most) }) });
      return false;
    },
  });
  return { form, photos, setPhotos, ...submission };
}

/** Saved replies in the language in which the guest wrote. */
function useChoices(shown: HonourCaseView) {
  const t = useTexts(vendorCasesTexts);
  const reader = useLanguage();
  const vendor = useOwnVendor();
  const words = shown.messages.find(({ by, text }) => by === 'customer' && text)?.text ?? null;
  const language = languageOf(words, reader);
  return useReplyChoices({
    use: 'case',
    language,
    facts: {
      guest: shown.customer.split(' ')[0] || t('guest'),
      deal: inLanguage(language, shown.deal.title, shown.deal.titleNe),
      branch: vendor?.businessName ?? '',
    },
  });
}

/** Answer of the business: give it again, pay back, or disagree. */
export function AnswerForm({ shown }: { shown: HonourCaseView }) {
  const t = useTexts(vendorCasesTexts);
  const { form, photos, setPhotos, busy, submit } = useCaseAnswer(shown);
  const [answer, written] = useWatch({ control: form.control, name: ['answer', 'text'] });
  const choices = useChoices(shown);
  const { errors } = form.formState;
  const isDisagreed = answer === 'disagree';
  return (
    <Card className={styles.card}>
      <h2 className={styles.title}>{t('answerTitle')}</h2>
      <Form className={styles.form} onSubmit={(event) => void submit(event)}>
        <ChoiceList
          label={t('answer')}
          choices={ANSWERS.filter((value) => value !== 'pay-back' || shown.mostAmount > 0).map((value) => ({
            value,
            label: t(`answer_${value}`),
            text: t(`answer_${value}Text`),
          }))}
          error={errors.answer?.message}
          field={form.register('answer', { required: t('answerMissing') })}
        />
        {answer === 'pay-back' && (
          <TextField
            label={t('amount')}
            inputMode="numeric"
            start={t('rupees')}
            error={errors.amount?.message}
            {...form.register('amount', {
              ...rulesOf('AnswerCaseDto', 'amount', t('amountInvalid')),
              required: t('amountMissing'),
            })}
          />
        )}
        <ReplyChoices
          choices={choices}
          use="case"
          written={written}
          onChoose={({ text }) => form.setValue('text', text, { shouldValidate: form.formState.isSubmitted })}
        />
        <TextArea
          label={t(isDisagreed ? 'text' : 'textOptional')}
          rows={3}
          error={errors.text?.message}
          {...form.register('text', {
            ...rulesOf('AnswerCaseDto', 'text', t('textLong')),
            ...(isDisagreed && { required: t('textMissing') }),
          })}
        />
        <PhotoChoice photos={photos} onChange={setPhotos} />
        <Button type="submit" disabled={busy}>
          {t(busy ? 'sending' : 'send')}
        </Button>
      </Form>
    </Card>
  );
}
