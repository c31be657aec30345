import { CircleAlert, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Button, IconButton } from 'shared-ui/ui';
import { commonSpan, withCommonSpan } from './common-hours';
import styles from './hours-field.module.css';
import { withSpan, type DayHours } from './opening-hours';
import shared from '../documents/documents.module.css';
import { businessTexts } from '../texts';

interface DayRowProps {
  day: DayHours;
  name: string;
  isWrong: boolean;
  onChange(day: DayHours): void;
}

function DayRow({ day, name, isWrong, onChange }: DayRowProps) {
  const t = useTexts(businessTexts);
  const set = (index: number, part: Partial<DayHours['spans'][number]>) =>
    onChange({ ...day, spans: day.spans.map((span, at) => (at === index ? { ...span, ...part } : span)) });
  return (
    <fieldset className={styles.day}>
      <legend className={styles.name}>{name}</legend>
      <div className={styles.spans}>
        {day.spans.length === 0 && <span className={styles.closed}>{t('closed')}</span>}
        {day.spans.map(({ opens, closes }, index) => (
          <span key={index} className={styles.span}>
            <input
              type="time"
              aria-label={t('opensOn', { day: name })}
              aria-invalid={isWrong || undefined}
              value={opens}
              onChange={({ target }) => set(index, { opens: target.value })}
            />
            <span aria-hidden>–</span>
            <input
              type="time"
              aria-label={t('closesOn', { day: name })}
              aria-invalid={isWrong || undefined}
              value={closes}
              onChange={({ target }) => set(index, { closes: target.value })}
            />
            <IconButton
              label={t('removeSpan', { day: name })}
              onClick={() => onChange({ ...day, spans: day.spans.filter((_span, at) => at !== index) })}
            >
              <X size={16} />
            </IconButton>
          </span>
        ))}
        {day.spans.length < 4 && (
          <Button
            size="small"
            variant="text"
            aria-label={t('addSpanOn', { day: name })}
            onClick={() => onChange(withSpan(day))}
          >
            <Plus size={16} aria-hidden />
            {t('addSpan')}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

interface HoursFieldProps {
  value: readonly DayHours[];
  error: string | undefined;
  onChange(days: DayHours[]): void;
}

interface EveryDayProps extends Omit<HoursFieldProps, 'value'> {
  value: readonly DayHours[];
  span: DayHours['spans'][number];
}

/** The same hours on all days: two times. */
function EveryDay({ value, span, error, onChange }: EveryDayProps) {
  const t = useTexts(businessTexts);
  const set = (part: Partial<typeof span>) => onChange(withCommonSpan(value, { ...span, ...part }));
  const isWrong = error !== undefined || undefined;
  return (
    <div className={styles.everyDay}>
      <label>
        {t('opens')}
        <input
          type="time"
          aria-invalid={isWrong}
          value={span.opens}
          onChange={({ target }) => set({ opens: target.value })}
        />
      </label>
      <label>
        {t('closes')}
        <input
          type="time"
          aria-invalid={isWrong}
          value={span.closes}
          onChange={({ target }) => set({ closes: target.value })}
        />
      </label>
    </div>
  );
}

function DayByDay({ value, error, onChange }: HoursFieldProps) {
  const format = useFormat();
  const change = (day: DayHours) => onChange(value.map((one) => (one.weekday === day.weekday ? day : one)));
  return value.map((day) => (
    <DayRow
      key={day.weekday}
      day={day}
      name={format.weekday(day.weekday)}
      isWrong={error !== undefined}
      onChange={change}
    />
  ));
}

/** Opening hours for all days at once, or by weekday. A day without hours is closed. */
export function HoursField({ value, error, onChange }: HoursFieldProps) {
  const t = useTexts(businessTexts);
  const [isByDay, setByDay] = useState(() => commonSpan(value) === null);
  const first = value.find(({ spans }) => spans.length > 0)?.spans[0] ?? { opens: '', closes: '' };
  const common = commonSpan(value) ?? first;
  const joinDays = () => {
    onChange(withCommonSpan(value, common));
    setByDay(false);
  };
  return (
    <div className={styles.week}>
      {isByDay ? (
        <DayByDay value={value} error={error} onChange={onChange} />
      ) : (
        <EveryDay value={value} span={common} error={error} onChange={onChange} />
      )}
      <Button size="small" variant="text" onClick={isByDay ? joinDays : () => setByDay(true)}>
        {t(isByDay ? 'sameHours' : 'differentHours')}
      </Button>
      {error && (
        <p role="alert" className={shared.fieldError}>
          <CircleAlert size={16} aria-hidden />
          {error}
        </p>
      )}
    </div>
  );
}
