import { Lock } from 'lucide-react';
import { useState, type Ref } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { DailyCloseView, DrawerView } from 'shared-ui/api/counter';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Button, Card, Form, TextArea, TextField } from 'shared-ui/ui';
import { drawerSums, isAmount } from './cash-count';
import type { CloseForm } from './close-form';
import { Difference } from './difference';
import { PinField } from './pin-field';
import { useSignDay, useSigner, useWaiting } from './use-sign-day';
import { WaitingNote } from './waiting-note';
import styles from './count.module.css';
import signing from './signature.module.css';
import { dailyCloseTexts } from '../texts';

interface ExpectedCardProps {
  close: DailyCloseView;
  drawer: DrawerView;
  form: UseFormReturn<CloseForm>;
  signature: Ref<HTMLDivElement>;
}

function AmountField({
  name,
  form,
}: {
  name: 'float' | 'otherCash' | 'takenOut';
  form: UseFormReturn<CloseForm>;
}) {
  const t = useTexts(dailyCloseTexts);
  return (
    <TextField
      label={t(name)}
      inputMode="numeric"
      autoComplete="off"
      maxLength={14}
      placeholder="0"
      error={form.formState.errors[name]?.message}
      {...form.register(name, { validate: (text) => isAmount(text) || t('amountBad') })}
    />
  );
}

function Sums({ drawer, form }: Omit<ExpectedCardProps, 'close' | 'signature'>) {
  const t = useTexts(dailyCloseTexts);
  const format = useFormat();
  const { expected, counted } = drawerSums(form.watch(), drawer);
  return (
    <dl className={styles.sums}>
      <div>
        <dt>{t('guestCash')}</dt>
        <dd>{format.money(drawer.cash)}</dd>
      </div>
      {drawer.corrected !== 0 && (
        <div>
          <dt>{t('correctedToday')}</dt>
          <dd>{format.money(drawer.corrected)}</dd>
        </div>
      )}
      <div className={styles.strong}>
        <dt>{t('expected')}</dt>
        <dd>{format.money(expected)}</dd>
      </div>
      <div>
        <dt>{t('counted')}</dt>
        <dd>{counted === null ? '–' : format.money(counted)}</dd>
      </div>
    </dl>
  );
}

/** Expected cash, the difference with its reason, and the signature that locks the day. */
export function ExpectedCard({ close, drawer, form, signature }: ExpectedCardProps) {
  const t = useTexts(dailyCloseTexts);
  const format = useFormat();
  const waiting = useWaiting();
  const [isWithout, setWithout] = useState(false);
  const { name, person } = useSigner();
  const { busy, sign } = useSignDay({ form, day: close.day, drawer, withoutWaiting: isWithout });
  const { counted, difference } = drawerSums(form.watch(), drawer);
  const isBlocked = waiting > 0 && !isWithout;
  return (
    <Card className={styles.card}>
      <h2>{t('inDrawer')}</h2>
      <Form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void sign();
        }}
      >
        <div className={styles.amounts}>
          <AmountField name="float" form={form} />
          <AmountField name="otherCash" form={form} />
          <AmountField name="takenOut" form={form} />
        </div>
        <Sums drawer={drawer} form={form} />
        {difference !== null && <Difference difference={difference} drawer={drawer} form={form} />}
        <TextArea label={t('remarks')} rows={2} maxLength={500} {...form.register('remarks')} />
        {isBlocked ? (
          <WaitingNote count={waiting} onWithout={() => setWithout(true)} />
        ) : (
          <div ref={signature} className={signing.sign}>
            {person ? (
              <PinField name="pin" label={t('pinOf', { name })} form={form} />
            ) : (
              <p className={signing.signer}>{t('signAs', { name })}</p>
            )}
            <Button type="submit" size="large" wide disabled={busy || counted === null}>
              <Lock size={18} aria-hidden />
              {t('signAndLock')}
            </Button>
            <p className={signing.small}>{t('afterThis', { day: format.shortDate(close.day) })}</p>
          </div>
        )}
      </Form>
    </Card>
  );
}
