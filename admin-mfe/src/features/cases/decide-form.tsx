import { useForm, useWatch } from 'react-hook-form';
import { useCasesDecideMutation, type HonourCaseView } from 'shared-ui/api/honour';
import { ChoiceList } from 'shared-ui/cases';
import { typedNumber } from 'shared-ui/format';
import { useTexts } from 'shared-ui/i18n';
import { rulesOf, useSubmit } from 'shared-ui/platform';
import { Button, Card, Form, Select, TextArea, TextField } from 'shared-ui/ui';
import styles from './decide-form.module.css';
import { adminCasesTexts } from './texts';

const SIDES = ['customer', 'business'] as const;
const REMEDIES = ['again', 'pay-back', 'none'] as const;

interface Decision {
  for: (typeof SIDES)[number] | '';
  remedy: (typeof REMEDIES)[number];
  amount: string;
  reason: string;
}

function useCaseDecision(shown: HonourCaseView) {
  const t = useTexts(adminCasesTexts);
  const [send] = useCasesDecideMutation();
  const form = useForm<Decision>({
    defaultValues: {
      for: '',
      remedy: shown.asked === 'money' && shown.mostAmount > 0 ? 'pay-back' : 'again',
      amount: shown.mostAmount > 0 ? String(shown.mostAmount) : '',
      reason: '',
    },
    shouldFocusError: false,
  });
  const submission = useSubmit({
    form,
    send: ({ for: side, remedy, amount, reason }, key) =>
      send({
        id: shown.id,
        decideCaseDto: {
          for: side || 'business',
          ...(side === 'customer' && remedy !== 'none' && { remedy }),
          ...(side === 'customer' && remedy === 'pay-back' && { amount: typedNumber(amount) }),
          reason: reason.trim(),
        },
        'Idempotency-Key': key,
      }).unwrap(),
    done: { kind: 'success', title: t('decided'), text: t('decidedText') },
    failed: t('failed'),
  });
  return { form, ...submission };
}

/** Decision of an admin about a case, with the remedy for the customer. */
export function DecideForm({ shown }: { shown: HonourCaseView }) {
  const t = useTexts(adminCasesTexts);
  const { form, busy, submit } = useCaseDecision(shown);
  const [side, remedy] = useWatch({ control: form.control, name: ['for', 'remedy'] });
  const { errors } = form.formState;
  const isForCustomer = side === 'customer';
  return (
    <Card className={styles.card}>
      <h2 className={styles.title}>{t('decideTitle')}</h2>
      <Form className={styles.form} onSubmit={(event) => void submit(event)}>
        <ChoiceList
          label={t('for')}
          choices={SIDES.map((value) => ({ value, label: t(`for_${value}`), text: t(`for_${value}Text`) }))}
          error={errors.for?.message}
          field={form.register('for', { required: t('forMissing') })}
        />
        {isForCustomer && (
          <Select
            label={t('remedy')}
            options={REMEDIES.filter((value) => value !== 'pay-back' || shown.mostAmount > 0).map(
              (value) => ({ value, label: t(`remedy_${value}`) }),
            )}
            {...form.register('remedy')}
          />
        )}
        {isForCustomer && remedy === 'pay-back' && (
          <TextField
            label={t('amount')}
            inputMode="numeric"
            start={t('rupees')}
            error={errors.amount?.message}
            {...form.register('amount', {
              ...rulesOf('DecideCaseDto', 'amount', t('amountInvalid')),
              required: t('amountMissing'),
            })}
          />
        )}
        <TextArea
          label={t('reason')}
          hint={t('reasonHint')}
          rows={4}
          error={errors.reason?.message}
          {...form.register('reason', rulesOf('DecideCaseDto', 'reason', t('reasonShort')))}
        />
        <Button type="submit" disabled={busy}>
          {t(busy ? 'deciding' : 'decide')}
        </Button>
      </Form>
    </Card>
  );
}
