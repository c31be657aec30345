import { Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useDailyClosesCorrectMutation, type DailyCloseSheetView } from 'shared-ui/api/counter';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { rulesOf, useCurrentUser, useSubmit } from 'shared-ui/platform';
import { Button, Card, Form, Segmented, TextField } from 'shared-ui/ui';
import { readAmount } from '../../amount';
import parts from '../day.module.css';
import { dailyCloseTexts } from '../texts';
import { useDifferenceText } from '../use-difference-text';
import styles from './locked.module.css';

interface Correction {
  direction: 'found' | 'missing';
  amount: string;
  reason: string;
}

function CorrectionForm({ id, onClose }: { id: number; onClose(): void }) {
  const t = useTexts(dailyCloseTexts);
  const [correct] = useDailyClosesCorrectMutation();
  const form = useForm<Correction>({
    defaultValues: { direction: 'found', amount: '', reason: '' },
    shouldFocusError: false,
  });
  const { register, formState, watch, setValue } = form;
  const { busy, submit } = useSubmit({
    form,
    send: ({ direction, amount, reason }, key) => {
      const rupees = readAmount(amount) ?? 0;
      return correct({
        id,
        correctDayDto: { amount: direction === 'found' ? rupees : -rupees, reason: reason.trim() },
        'Idempotency-Key': key,
      }).unwrap();
    },
    done: { kind: 'success', title: t('corrected') },
    failed: t('notCorrected'),
    onDone: onClose,
  });
  return (
    <Form className={styles.form} onSubmit={(event) => void submit(event)}>
      <Segmented
        label={t('direction')}
        choices={[
          { value: 'found', label: t('found') },
          { value: 'missing', label: t('missing') },
        ]}
        value={watch('direction')}
        onChange={(direction) => setValue('direction', direction)}
      />
      <TextField
        label={t('amount')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={14}
        error={formState.errors.amount?.message}
        {...register('amount', { validate: (text) => (readAmount(text) ?? 0) > 0 || t('amountBad') })}
      />
      <TextField
        label={t('why')}
        maxLength={200}
        error={formState.errors.reason?.message}
        {...register('reason', { validate: rulesOf('CorrectDayDto', 'reason', t('whyBad')) })}
      />
      <div className={styles.buttons}>
        <Button type="submit" disabled={busy}>
          {t('saveCorrection')}
        </Button>
        <Button variant="outline" disabled={busy} onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </Form>
  );
}

/** Corrections of a closed day. A manager adds one, which counts on the present day. */
export function Corrections({ sheet }: { sheet: DailyCloseSheetView }) {
  const t = useTexts(dailyCloseTexts);
  const format = useFormat();
  const textOf = useDifferenceText();
  const role = useCurrentUser().user?.staffOf?.role;
  const [isOpen, setOpen] = useState(false);
  const mayCorrect = role === 'owner' || role === 'manager';
  let difference = sheet.difference ?? 0;
  const lines = sheet.corrections.map((correction) => {
    difference += correction.amount;
    return { ...correction, difference };
  });
  return (
    <Card className={parts.card}>
      <div className={styles.head}>
        <h2>{t('afterClose')}</h2>
        {mayCorrect && !isOpen && (
          <Button variant="tint" onClick={() => setOpen(true)}>
            <Plus size={18} aria-hidden />
            {t('addCorrection')}
          </Button>
        )}
      </div>
      {lines.map((line) => (
        <div key={line.id} className={styles.correction}>
          <Pencil size={18} aria-hidden />
          <p>
            <b>
              {t('correctionLine', {
                amount: `${line.amount > 0 ? '+ ' : '− '}${format.money(Math.abs(line.amount))}`,
                reason: line.reason,
              })}
            </b>
            <span className={parts.small}>
              {[
                line.madeBy || t('formerStaff'),
                format.dateTime(line.madeAt),
                sheet.difference !== null && t('differenceNow', { text: textOf(line.difference) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </p>
        </div>
      ))}
      {isOpen && <CorrectionForm id={sheet.id} onClose={() => setOpen(false)} />}
      <p className={parts.small}>{t('figuresStay')}</p>
    </Card>
  );
}
