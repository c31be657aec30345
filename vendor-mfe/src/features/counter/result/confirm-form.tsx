import { useForm } from 'react-hook-form';
import type { CounterPassView } from 'shared-ui/api/counter';
import { useTexts } from 'shared-ui/i18n';
import { Button, Form } from 'shared-ui/ui';
import { PaidWithChoice } from '../offline/screens/paid-with-choice';
import { usePaidWith } from '../offline/use-paid-with';
import { useFormInWork } from '../people/use-form-in-work';
import { BillFields, billOf, firstBill, type BillForm } from './bill-fields';
import type { Bill } from './outcome';
import styles from './result.module.css';
import { counterTexts } from '../texts';
import type { Counter } from '../use-counter';

interface ConfirmFormProps {
  pass: CounterPassView;
  /** Earlier entries, when they are changed. */
  bill?: Bill;
  counter: Counter;
}

/** Form that confirms the redemption. The pass stays unused until then. */
export function ConfirmForm({ pass, bill, counter }: ConfirmFormProps) {
  const t = useTexts(counterTexts);
  const [paidWith, choosePaidWith] = usePaidWith();
  const form = useForm<BillForm>({
    defaultValues: firstBill(pass, bill),
    shouldFocusError: false,
  });

  useFormInWork(form.formState.isDirty);
  const confirm = form.handleSubmit((typed) =>
    counter.accept(pass, { ...billOf(typed, pass), ...(!pass.isBought && { paidWith }) }),
  );
  return (
    <Form onSubmit={(event) => void confirm(event)} className={styles.actions}>
      <BillFields pass={pass} form={form} />
      {!pass.isBought && <PaidWithChoice value={paidWith} onChange={choosePaidWith} />}
      <Button
        type="submit"
        variant="confirm"
        size="large"
        wide
        className={styles.tall}
        disabled={counter.busy}
      >
        {t(counter.busy ? 'confirming' : 'confirm')}
      </Button>
      <Button variant="tint" size="large" wide className={styles.tall} onClick={counter.next}>
        {t('notNow')}
      </Button>
    </Form>
  );
}
