import { DatePicker, Select } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useController } from 'react-hook-form';
import { useVendorsLocationsQuery } from 'shared-ui/api/vendors';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { ControlledField } from '../../../shared/form/controlled-field';
import { FoldedFields } from '../../../shared/form/folded-fields';
import { FormTextField } from '../../../shared/form/text-fields';
import { fieldKinds, formFields, isVisitNumber, type DealForm } from '../deal-fields';
import { DAY, dayText, isBeforeToday } from './day-field';
import shared from '../deal-editor.module.css';
import styles from './visit-fields.module.css';
import { dealEditorTexts } from '../texts';
import { useDealField } from '../use-deal-field';

const WEEK = [0, 1, 2, 3, 4, 5, 6] as const;
const FIELDS = formFields.filter((field) => fieldKinds[field].group === 'visit');
const NUMBERS = FIELDS.filter(isVisitNumber);

function WeekdaysField() {
  const t = useTexts(dealEditorTexts);
  const format = useFormat();
  const { value, onChange } = useController<DealForm, 'weekdays'>({ name: 'weekdays' }).field;
  const toggle = (day: number, isChosen: boolean) =>
    onChange(WEEK.filter((one) => (one === day ? isChosen : value.includes(one))));
  return (
    <fieldset>
      <legend className={shared.label}>{t('weekdays')}</legend>
      <div className={styles.week}>
        {WEEK.map((day) => (
          <label key={day}>
            <input
              type="checkbox"
              checked={value.includes(day)}
              onChange={({ target }) => toggle(day, target.checked)}
            />
            {format.weekday(day)}
          </label>
        ))}
      </div>
      <p className={shared.small}>{t('weekdaysHint')}</p>
    </fieldset>
  );
}

function BlackoutField() {
  const t = useTexts(dealEditorTexts);
  const field = useDealField();
  return (
    <ControlledField<string[]> {...field('blackoutDates')} hint={t('blackoutHint')}>
      {({ value, onChange, ...control }) => (
        <DatePicker
          {...control}
          multiple
          value={value.map((day) => dayjs(day, DAY))}
          onChange={(days: Dayjs[] | null) => onChange((days ?? []).map(dayText).sort())}
          placeholder={t('choose')}
          format={DAY}
          disabledDate={isBeforeToday}
          showNow={false}
          className={styles.wide}
        />
      )}
    </ControlledField>
  );
}

function BranchesField() {
  const t = useTexts(dealEditorTexts);
  const field = useDealField();
  const branches = useVendorsLocationsQuery().data ?? [];
  return (
    <ControlledField<number[]> {...field('branchIds')} hint={t('branchesHint')}>
      {(control) => (
        <Select
          {...control}
          className={styles.wide}
          mode="multiple"
          allowClear
          optionFilterProp="label"
          placeholder={t('branchesAll')}
          options={branches.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
    </ControlledField>
  );
}

/** Conditions of a visit, which staff confirm at the counter. */
export function VisitFields() {
  const t = useTexts(dealEditorTexts);
  const field = useDealField();
  return (
    <FoldedFields label={t('visitLimits')} names={FIELDS} className={shared.group}>
      <WeekdaysField />
      <div className={shared.two}>
        <FormTextField {...field('hoursFrom')} type="time" />
        <FormTextField {...field('hoursUntil')} hint={t('hoursHint')} type="time" />
      </div>
      <BlackoutField />
      <div className={shared.two}>
        {NUMBERS.map((name) => (
          <FormTextField
            key={name}
            {...field(name)}
            hint={t('noneHint')}
            inputMode="numeric"
            start={fieldKinds[name].shown === 'money' && t('rupees')}
            maxLength={14}
          />
        ))}
      </div>
      <BranchesField />
    </FoldedFields>
  );
}
