import { useState, type FormEvent } from 'react';
import type { CounterPassView } from 'shared-ui/api/counter';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Button, Form, TextField } from 'shared-ui/ui';
import { readAmount } from '../amount';
import type { Bill } from './outcome';
import styles from './result.module.css';
import { counterTexts } from '../texts';
import type { Counter } from '../use-counter';

const MOST_GUESTS = 1_000;

interface ConfirmFormProps {
  pass: CounterPassView;
  /** What was said before, where it is to be changed. */
  bill?: Bill;
  counter: Counter;
}

const firstAmount = ({ minimumBill, charge }: CounterPassView, bill?: Bill): string => {
  if (bill?.amount !== undefined) return String(bill.amount);
  // Where the bill decides, somebody has to look at it.
  return minimumBill === null ? String(charge) : '';
};

/** Nothing is used before this is confirmed. */
export function ConfirmForm({ pass, bill, counter }: ConfirmFormProps) {
  const t = useTexts(counterTexts);
  const format = useFormat();
  const [amount, setAmount] = useState(firstAmount(pass, bill));
  const [guests, setGuests] = useState(bill?.guests === undefined ? '' : String(bill.guests));
  const [isChecked, setChecked] = useState(false);
  const { partySize, minimumBill, charge } = pass;
  const charged = readAmount(amount);
  const party = readAmount(guests);
  const isParty = party !== null && party >= 1 && party <= MOST_GUESTS;

  const confirm = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (charged === null || (partySize !== null && !isParty)) return;
    void counter.accept(pass, {
      // The deal's own price is left to the server to know.
      ...((charged !== charge || minimumBill !== null) && { amount: charged }),
      ...(partySize !== null && isParty && { guests: party }),
    });
  };
  return (
    <Form onSubmit={confirm} className={styles.actions}>
      <TextField
        label={t('amount')}
        hint={minimumBill === null ? t('amountHint') : t('billHint', { amount: format.money(minimumBill) })}
        error={isChecked && charged === null ? t('amountBad') : undefined}
        inputMode="numeric"
        autoComplete="off"
        maxLength={14}
        value={amount}
        onChange={(event) => setAmount(event.target.value)}
      />
      {partySize !== null && (
        <TextField
          label={t('guests')}
          hint={t('guestsHint', { count: partySize })}
          error={isChecked && !isParty ? t('guestsBad') : undefined}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={guests}
          onChange={(event) => setGuests(event.target.value)}
        />
      )}
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
