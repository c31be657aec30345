import { Checkbox, Collapse, DatePicker, Form, Input, Select } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useVendorsLocationsQuery } from 'shared-ui/api/vendors';
import { useFormat, useTexts } from 'shared-ui/i18n';
import type { DealForm } from '../deal-form';
import { DAY, isBeforeToday } from './day-field';
import shared from '../deal-editor.module.css';
import styles from './visit-fields.module.css';
import { dealEditorTexts } from '../texts';
import { useDealRule } from '../use-deal-rule';

const WEEK = [0, 1, 2, 3, 4, 5, 6] as const;

function DayFields() {
  const t = useTexts(dealEditorTexts);
  const format = useFormat();
  const rule = useDealRule();
  return (
    <>
      <Form.Item name="weekdays" label={t('weekdays')} extra={t('weekdaysHint')}>
        <Checkbox.Group
          className={styles.week}
          options={WEEK.map((day) => ({ value: day, label: format.weekday(day) }))}
        />
      </Form.Item>
      <div className={shared.two}>
        <Form.Item name="hoursFrom" label={t('hoursFrom')}>
          <Input type="time" />
        </Form.Item>
        <Form.Item
          name="hoursUntil"
          label={t('hoursUntil')}
          extra={t('hoursHint')}
          dependencies={['hoursFrom']}
          rules={rule('hoursUntil')}
        >
          <Input type="time" />
        </Form.Item>
      </div>
      <Form.Item
        name="blackoutDates"
        label={t('blackoutDates')}
        extra={t('blackoutHint')}
        rules={rule('blackoutDates')}
        validateTrigger="onChange"
        getValueProps={(days: string[] = []) => ({ value: days.map((day) => dayjs(day, DAY)) })}
        getValueFromEvent={(days: Dayjs[] | null) =>
          (days ?? []).map((day) => day.locale('en').format(DAY)).sort()
        }
      >
        <DatePicker
          multiple
          placeholder={t('choose')}
          format={DAY}
          disabledDate={isBeforeToday}
          showNow={false}
          className={styles.wide}
        />
      </Form.Item>
    </>
  );
}

function PartyFields() {
  const t = useTexts(dealEditorTexts);
  const rule = useDealRule();
  const branches = useVendorsLocationsQuery().data ?? [];
  return (
    <>
      <div className={shared.two}>
        <Form.Item
          name="minimumBill"
          label={t('minimumBill')}
          extra={t('noneHint')}
          rules={rule('minimumBill')}
        >
          <Input inputMode="numeric" prefix={t('rupees')} maxLength={14} />
        </Form.Item>
        <Form.Item name="partySize" label={t('partySize')} extra={t('noneHint')} rules={rule('partySize')}>
          <Input inputMode="numeric" maxLength={6} />
        </Form.Item>
      </div>
      <Form.Item name="branchIds" label={t('branches')} extra={t('branchesHint')}>
        <Select
          mode="multiple"
          allowClear
          optionFilterProp="label"
          placeholder={t('branchesAll')}
          options={branches.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Form.Item>
    </>
  );
}

const isLimited = (form: DealForm): boolean =>
  [form.weekdays, form.hoursFrom, form.blackoutDates, form.minimumBill, form.partySize, form.branchIds].some(
    (value) => value.length > 0,
  );

/** When, where and for whom it is good: confirmed at the counter. */
export function VisitFields({ initial }: { initial: DealForm }) {
  const t = useTexts(dealEditorTexts);
  const children = (
    <>
      <DayFields />
      <PartyFields />
    </>
  );
  return (
    <Form.Item>
      <Collapse
        ghost
        size="small"
        defaultActiveKey={isLimited(initial) ? ['visit'] : []}
        items={[{ key: 'visit', label: t('visitLimits'), children, forceRender: true }]}
      />
    </Form.Item>
  );
}
