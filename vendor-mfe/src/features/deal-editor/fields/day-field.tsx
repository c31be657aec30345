import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/ne';
import { nepalDayOf, toDayText } from 'shared-ui/format';
import { useLanguage } from 'shared-ui/i18n';
import { ControlledField } from '../../../shared/form/controlled-field';
import { useDealField } from '../use-deal-field';
import styles from './visit-fields.module.css';

export const DAY = 'YYYY-MM-DD';
const SHOWN = { en: 'MMM D, YYYY', ne: 'YYYY-MM-DD' };

export const isBeforeToday = (day: Dayjs): boolean => day.format(DAY) < toDayText(nepalDayOf(new Date()));

/** Day as stored in the form, with Latin digits. */
export const dayText = (day: Dayjs): string => day.locale('en').format(DAY);

interface DayFieldProps {
  name: 'startDay' | 'endDay';
  hint?: string;
}

/** Date picker for a day in Nepal. Past days cannot be selected. */
export function DayField({ name, hint }: DayFieldProps) {
  const field = useDealField();
  const language = useLanguage();
  return (
    <ControlledField<string> {...field(name)} hint={hint}>
      {({ value, onChange, ...control }) => (
        <DatePicker
          {...control}
          className={styles.wide}
          value={value ? dayjs(value, DAY) : null}
          onChange={(day: Dayjs | null) => onChange(day ? dayText(day) : '')}
          format={SHOWN[language]}
          allowClear={false}
          disabledDate={isBeforeToday}
          showNow={false}
        />
      )}
    </ControlledField>
  );
}
