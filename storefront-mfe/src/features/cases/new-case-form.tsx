import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useCasesOpenMutation } from 'shared-ui/api/honour';
import type { PassView } from 'shared-ui/api/redemptions';
import { useSiteReadQuery } from 'shared-ui/api/site';
import { caseTexts, ChoiceList, PhotoChoice, type ChosenPhoto } from 'shared-ui/cases';
import { typedNumber } from 'shared-ui/format';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { rulesOf, useSubmit } from 'shared-ui/platform';
import { useNavigate } from 'shared-ui/router';
import { Button, Form, TextArea, TextField, useNow } from 'shared-ui/ui';
import styles from './new-case.module.css';
import { ownCasesTexts } from './texts';

const REASONS = ['refused', 'charged-more', 'gave-less', 'not-available'] as const;
const WANTS = ['again', 'money', 'answer-only'] as const;
const HOUR_MS = 3_600_000;

interface CaseValues {
  reason: (typeof REASONS)[number] | '';
  paid: string;
  text: string;
  wants: (typeof WANTS)[number];
}

interface NewCaseFormProps {
  pass: PassView;
  /** True for an unused code that the shop did not take. */
  isReport: boolean;
}

/** Due times of the case, before it exists (rule HN6). */
function DueLine() {
  const t = useTexts(ownCasesTexts);
  const format = useFormat();
  const now = useNow();
  const times = useSiteReadQuery().data?.caseTimes;
  const after = (hours: number) => format.shortDate(now && new Date(now.getTime() + hours * HOUR_MS));
  return (
    <p className={styles.due}>
      {now &&
        times &&
        t('due', { answer: after(times.answerHours), decision: after(24 * times.decisionDays) })}{' '}
      {t('seen')}
    </p>
  );
}

function useNewCase({ pass, isReport }: NewCaseFormProps) {
  const t = useTexts(ownCasesTexts);
  const navigate = useNavigate();
  const [open] = useCasesOpenMutation();
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>([]);
  const form = useForm<CaseValues>({
    defaultValues: { reason: isReport ? 'refused' : '', paid: '', text: '', wants: 'again' },
    shouldFocusError: false,
  });
  const submission = useSubmit({
    form,
    send: ({ reason, paid, text, wants }, key) =>
      open({
        openCaseDto: {
          passId: pass.id,
          reason: reason || 'refused',
          ...(paid.trim() && { paid: typedNumber(paid) }),
          ...(text.trim() && { text: text.trim() }),
          ...(photos.length > 0 && { photoIds: photos.map(({ id }) => id) }),
          wants,
        },
        'Idempotency-Key': key,
      }).unwrap(),
    done: { kind: 'success', title: t('opened'), text: t('openedText') },
    failed: t('openFailed'),
    onDone: ({ id }) => navigate(`/dashboard/cases/${id}`, { replace: true }),
  });
  return { form, photos, setPhotos, ...submission };
}

/** Form for a case about a use, or for a report that a code was not taken. */
export function NewCaseForm({ pass, isReport }: NewCaseFormProps) {
  const t = useTexts(ownCasesTexts);
  const reasonText = useTexts(caseTexts);
  const format = useFormat();
  const { form, photos, setPhotos, busy, submit } = useNewCase({ pass, isReport });
  const { errors } = form.formState;
  const wantsText = (want: (typeof WANTS)[number]) =>
    want === 'money' && pass.isBought ? t('wants_moneyBoughtText') : t(`wants_${want}Text`);
  return (
    <Form className={styles.form} onSubmit={(event) => void submit(event)}>
      {!isReport && (
        <>
          <ChoiceList
            label={t('reason')}
            labelHidden
            choices={REASONS.map((value) => ({ value, label: reasonText(`reason_${value}`) }))}
            error={errors.reason?.message}
            field={form.register('reason', { required: t('reasonMissing') })}
          />
          <div className={styles.sums}>
            <TextField
              label={t('paid')}
              inputMode="numeric"
              start={t('rupees')}
              error={errors.paid?.message}
              {...form.register('paid', rulesOf('OpenCaseDto', 'paid', t('paidInvalid')))}
            />
            <TextField
              label={t('promised')}
              readOnly
              start={t('rupees')}
              value={format.number(pass.deal.sumToPay)}
            />
          </div>
        </>
      )}
      <TextArea
        label={t('text')}
        rows={3}
        error={errors.text?.message}
        {...form.register('text', rulesOf('OpenCaseDto', 'text', t('textLong')))}
      />
      <PhotoChoice photos={photos} onChange={setPhotos} />
      <ChoiceList
        label={t('wants')}
        choices={WANTS.map((value) => ({ value, label: t(`wants_${value}`), text: wantsText(value) }))}
        field={form.register('wants')}
      />
      <Button type="submit" size="large" wide disabled={busy}>
        {t(busy ? 'opening' : 'open')}
      </Button>
      <DueLine />
    </Form>
  );
}
