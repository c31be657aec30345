import { useState, type FormEvent } from 'react';
import type { CounterPassView } from 'shared-ui/api/counter';
import { useTexts } from 'shared-ui/i18n';
import { Button, TextField } from 'shared-ui/kit';
import { readAmount } from './amount';
import styles from './result.module.css';
import { counterTexts } from './texts';
import type { Counter } from './use-counter';

interface ConfirmFormProps {
  pass: CounterPassView;
  counter: Counter;
}

/** Nothing is used before this is confirmed. */
export function ConfirmForm({ pass, counter }: ConfirmFormProps) {
  const t = useTexts(counterTexts);
  const [amount, setAmount] = useState(String(pass.charge));
  const [isWrong, setWrong] = useState(false);
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    const charged = readAmount(amount);
    setWrong(charged === null);
    // The deal's own price is left to the server to know.
    if (charged !== null) void counter.accept(charged === pass.charge ? undefined : charged);
  };
  const fault = isWrong ? t('amountBad') : counter.billTooSmall ? t('billTooSmall') : undefined;
  return (
    <form noValidate onSubmit={confirm} className={styles.actions}>
      <TextField
        label={t('amount')}
        hint={t('amountHint')}
        error={fault}
        inputMode="numeric"
        autoComplete="off"
        maxLength={14}
        value={amount}
        onChange={(event) => setAmount(event.target.value)}
      />
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
    </form>
  );
}
