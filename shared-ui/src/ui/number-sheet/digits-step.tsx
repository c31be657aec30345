import { useEffect, useState } from 'react';
import { useFormat, useTexts } from '../../platform/i18n';
import { Button, Form } from '../kit';
import { DigitsField } from './digits-field';
import { mobileNumberOf } from './mobile-number';
import styles from './number-sheet.module.css';
import { numberSheetTexts } from './texts';
import { useSmsDigits } from './use-sms-digits';
import { DIGITS, type SheetActions, type SheetState } from './use-number-sheet';

interface DigitsStepProps {
  heading: string;
  sheet: SheetState & SheetActions;
}

/** Asks for the digits only, so that the step does not reveal whether an account exists. The sixth digit submits them. */
export function DigitsStep({ heading, sheet }: DigitsStepProps) {
  const t = useTexts(numberSheetTexts);
  const [digits, setDigits] = useState('');
  const isPhone = mobileNumberOf(sheet.address) !== null;
  const change = (typed: string) => {
    setDigits(typed);
    if (typed.length === DIGITS && !sheet.busy) void sheet.verify(typed);
  };
  useSmsDigits(isPhone ? (sheet.resendAt ?? '') : null, change);
  return (
    <Form
      className={styles.step}
      onSubmit={(event) => {
        event.preventDefault();
        void sheet.verify(digits);
      }}
    >
      <h2 id={heading} className={styles.title}>
        {t(isPhone ? 'digitsTitleSms' : 'digitsTitle')}
      </h2>
      <DigitsField
        label={t('digits', { to: sheet.address })}
        hint={sheet.notice || t('digitsHint')}
        error={sheet.error || undefined}
        value={digits}
        onChange={change}
      />
      <Button type="submit" size="large" wide disabled={sheet.busy}>
        {t(sheet.busy ? 'checking' : 'next')}
      </Button>
      <div className={styles.ways}>
        <SendAgain sheet={sheet} />
        <Button variant="text" onClick={sheet.startAgain}>
          {t('otherAddress')}
        </Button>
      </div>
    </Form>
  );
}

function SendAgain({ sheet }: Pick<DigitsStepProps, 'sheet'>) {
  const t = useTexts(numberSheetTexts);
  const format = useFormat();
  const seconds = useSecondsUntil(sheet.resendAt);
  if (seconds === 0)
    return (
      <Button
        variant="text"
        disabled={sheet.busy}
        onClick={() => void sheet.request(sheet.address, mobileNumberOf(sheet.address) !== null)}
      >
        {t('sendAgain')}
      </Button>
    );
  const time = `${format.number(0)}:${format.number(seconds).padStart(2, format.number(0))}`;
  return <span className={styles.small}>{t('sendAgainIn', { time })}</span>;
}

/** Returns the whole seconds left by the device's clock; at most 59, in case the clock is wrong. */
function useSecondsUntil(instant: string | null): number {
  const left = () =>
    instant ? Math.min(59, Math.max(0, Math.ceil((Date.parse(instant) - Date.now()) / 1000))) : 0;
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    setSeconds(left());
    const timer = setInterval(() => setSeconds(left()), 1000);
    return () => clearInterval(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `left` reads the instant alone
  }, [instant]);
  return seconds;
}
