import { useForm, type UseFormReturn } from 'react-hook-form';
import type { CounterPassView } from 'shared-ui/api/counter';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Button, Form, TextField } from 'shared-ui/ui';
import { readAmount } from '../amount';
import { PaidWithChoice } from '../offline/screens/paid-with-choice';
import { usePaidWith } from '../offline/use-paid-with';
import type { Bill } from './outcome';
import styles from './result.module.css';
import { counterTexts } from '../texts';
import type { Counter } from '../use-counter';

const MAX_GUESTS = 1_000;

interface ConfirmFormProps {
  pass: CounterPassView;
  /** Earlier entries, when they are changed. */
  bill?: Bill;
  /** True if the device verified the pass without a network. */
  isOffline?: boolean;
  counter: Counter;
}

const firstAmount = ({ minimumBill, charge }: CounterPassView, bill?: Bill): string => {
  if (bill?.amount !== undefined) return String(bill.amount);
  // With a minimum bill, staff must enter the amount.
  return minimumBill === null ? String(charge) : '';
};

interface BillForm {
  amount: string;
  guests: string;
}

const isParty = (guests: string): boolean => {
  const party = readAmount(guests);
  return party !== null && party >= 1 && party <= MAX_GUESTS;
};

function BillFields({ pass, form }: { pass: CounterPassView; form: UseFormReturn<BillForm> }) {
  const t = useTexts(counterTexts);
  const format = useFormat();
  const { partySize, minimumBill } = pass;
  const { register, formState } = form;
  return (
    <>
      <TextField
        label={t('amount')}
        hint={minimumBill === null ? t('amountHint') : t('billHint', { amount: format.money(minimumBill) })}
        error={formState.errors.amount?.message}
        inputMode="numeric"
        autoComplete="off"
        maxLength={14}
        {...register('amount', { validate: (text) => readAmount(text) !== null || t('amountBad') })}
      />
      {partySize !== null && (
        <TextField
          label={t('guests')}
          hint={t('guestsHint', { count: partySize })}
          error={formState.errors.guests?.message}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          {...register('guests', { validate: (text) => isParty(text) || t('guestsBad') })}
        />
      )}
    </>
  );
}

/** Form that confirms the redemption. The pass stays unused until then. */
export function ConfirmForm({ pass, bill, isOffline = false, counter }: ConfirmFormProps) {
  const t = useTexts(counterTexts);
  const [paidWith, choosePaidWith] = usePaidWith();
  const form = useForm<BillForm>({
    defaultValues: { amount: firstAmount(pass, bill), guests: bill?.guests?.toString() ?? '' },
    shouldFocusError: false,
  });
  const { partySize, minimumBill, charge } = pass;

  const confirm = form.handleSubmit(({ amount, guests }) => {
    const charged = readAmount(amount) ?? undefined;
    return counter.accept(pass, {
      // An unchanged deal price is not sent, because the server has it.
      ...((charged !== charge || minimumBill !== null) && { amount: charged }),
      ...(partySize !== null && { guests: readAmount(guests) ?? undefined }),
      ...(isOffline && { paidWith }),
    });
  });
  return (
    <Form onSubmit={(event) => void confirm(event)} className={styles.actions}>
      <BillFields pass={pass} form={form} />
      {isOffline && <PaidWithChoice value={paidWith} onChange={choosePaidWith} />}
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
