import { DatePicker, Form } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/ne';
import { nepalDayOf, toDayText } from 'shared-ui/format';
import { useLanguage } from 'shared-ui/i18n';
import type { DealForm } from '../deal-form';
import { useDealRule } from '../use-deal-rule';

export const DAY = 'YYYY-MM-DD';
const SHOWN = { en: 'MMM D, YYYY', ne: 'YYYY-MM-DD' };

export const isBeforeToday = (day: Dayjs): boolean => day.format(DAY) < toDayText(nepalDayOf(new Date()));

interface DayFieldProps {
  name: 'startDay' | 'endDay';
  label: string;
  hint?: string;
  dependencies?: (keyof DealForm)[];
}

/** A day in Nepal; days before today cannot be picked. */
export function DayField({ name, label, hint, dependencies }: DayFieldProps) {
  const rule = useDealRule();
  const language = useLanguage();
  return (
    <Form.Item
      name={name}
      label={label}
      extra={hint}
      dependencies={dependencies}
      rules={rule(name)}
      validateTrigger="onChange"
      getValueProps={(text: string) => ({ value: text ? dayjs(text, DAY) : null })}
      getValueFromEvent={(day: Dayjs | null) => day?.locale('en').format(DAY) ?? ''}
    >
      <DatePicker
        format={SHOWN[language]}
        allowClear={false}
        disabledDate={isBeforeToday}
        showNow={false}
        style={{ width: '100%' }}
      />
    </Form.Item>
  );
}
