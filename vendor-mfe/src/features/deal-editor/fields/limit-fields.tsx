import { Form, Input } from 'antd';
import { useSiteReadQuery } from 'shared-ui/api/site';
import { useFormat, useTexts } from 'shared-ui/i18n';
import styles from './limit-fields.module.css';
import type { DealForm } from '../deal-form';
import { costOfPoints, mostPointsOf } from '../deal-points';
import { wholeNumberOf } from '../price/deal-price';
import { dealEditorTexts } from '../texts';
import { useDealRule } from '../use-deal-rule';

const limits = [
  { name: 'redemptionLimit', label: 'limit', hint: 'noLimit' },
  { name: 'totalLimit', label: 'total', hint: 'noLimit' },
  { name: 'dailyLimit', label: 'daily', hint: 'dailyHint' },
] as const;

/** What the points cost the business, or how many there may be. */
function PointsHint() {
  const t = useTexts(dealEditorTexts);
  const format = useFormat();
  const form = Form.useFormInstance<DealForm>();
  const largestWorth = useSiteReadQuery().data?.largestPointsWorth;
  const values = form.getFieldsValue(true) as DealForm;
  const points = wholeNumberOf(values.pointsEarned ?? '');
  const most = mostPointsOf(values, largestWorth);
  if (points) return t('pointsCost', { count: points, amount: format.money(costOfPoints(points)) });
  return most ? t('pointsMost', { most: format.number(most) }) : t('pointsHint');
}

/** How often it can be had, and what it earns. */
export function LimitFields() {
  const t = useTexts(dealEditorTexts);
  const rule = useDealRule();
  return (
    <div className={styles.four}>
      {limits.map(({ name, label, hint }) => (
        <Form.Item key={name} name={name} label={t(label)} extra={t(hint)} rules={rule(name)}>
          <Input inputMode="numeric" maxLength={12} />
        </Form.Item>
      ))}
      <Form.Item
        name="pointsEarned"
        label={t('points')}
        extra={
          <Form.Item noStyle shouldUpdate>
            {() => <PointsHint />}
          </Form.Item>
        }
        rules={rule('pointsEarned')}
        dependencies={['discountType', 'discountValue', 'originalPrice', 'discountedPrice']}
      >
        <Input inputMode="numeric" maxLength={12} />
      </Form.Item>
    </div>
  );
}
