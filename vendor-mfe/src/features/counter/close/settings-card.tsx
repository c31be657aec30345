import { useForm } from 'react-hook-form';
import {
  useCounterSettingsChangeMutation,
  useCounterSettingsReadQuery,
  type CounterSettingsView,
} from 'shared-ui/api/counter';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { useSubmit } from 'shared-ui/platform';
import { Button, Card, Form, Select, TextField } from 'shared-ui/ui';
import { readAmount } from '../amount';
import parts from './day.module.css';
import styles from './settings.module.css';
import { dailyCloseTexts } from './texts';

const HOURS = Array.from({ length: 13 }, (_, hour) => hour);
const MINUTES = { least: 1, most: 15 };
const LARGEST_LIMIT = 10_000;

const isWithin = (text: string, least: number, most: number): boolean => {
  const number = readAmount(text);
  return number !== null && number >= least && number <= most;
};

/** Form of the settings and how it is saved. */
function useSettingsForm(settings: CounterSettingsView) {
  const t = useTexts(dailyCloseTexts);
  const [change] = useCounterSettingsChangeMutation();
  const form = useForm({
    defaultValues: {
      dayStartsAt: String(settings.dayStartsAt),
      idleMinutes: String(settings.idleMinutes),
      differenceLimit: String(settings.differenceLimit),
    },
    shouldFocusError: false,
  });
  const { busy, submit } = useSubmit({
    form,
    send: ({ dayStartsAt, idleMinutes, differenceLimit }, key) =>
      change({
        counterSettingsDto: {
          dayStartsAt: Number(dayStartsAt),
          idleMinutes: readAmount(idleMinutes) ?? MINUTES.least,
          differenceLimit: readAmount(differenceLimit) ?? 0,
        },
        'Idempotency-Key': key,
      }).unwrap(),
    done: { kind: 'success', title: t('settingsSaved') },
    failed: t('settingsNotSaved'),
  });
  return { form, busy, submit };
}

function SettingsForm({ settings }: { settings: CounterSettingsView }) {
  const t = useTexts(dailyCloseTexts);
  const format = useFormat();
  const { form, busy, submit } = useSettingsForm(settings);
  const { register, formState } = form;
  return (
    <Form className={styles.form} onSubmit={(event) => void submit(event)}>
      <Select
        label={t('dayStartsAt')}
        options={HOURS.map((hour) => ({
          value: String(hour),
          label: format.time(`2026-01-01T${String(hour).padStart(2, '0')}:00:00+05:45`),
        }))}
        {...register('dayStartsAt')}
      />
      <TextField
        label={t('idleMinutes')}
        inputMode="numeric"
        maxLength={2}
        error={formState.errors.idleMinutes?.message}
        {...register('idleMinutes', {
          validate: (text) => isWithin(text, MINUTES.least, MINUTES.most) || t('idleBad'),
        })}
      />
      <TextField
        label={t('differenceLimit')}
        inputMode="numeric"
        maxLength={6}
        error={formState.errors.differenceLimit?.message}
        {...register('differenceLimit', {
          validate: (text) => isWithin(text, 0, LARGEST_LIMIT) || t('limitBad'),
        })}
      />
      <Button type="submit" variant="outline" disabled={busy}>
        {t('saveSettings')}
      </Button>
    </Form>
  );
}

/** What the owner decides about the counters of the business. */
export function SettingsCard() {
  const t = useTexts(dailyCloseTexts);
  const { data } = useCounterSettingsReadQuery();
  if (!data) return null;
  return (
    <Card className={`${parts.card} ${styles.card}`}>
      <h2>{t('settings')}</h2>
      <SettingsForm settings={data} />
    </Card>
  );
}
