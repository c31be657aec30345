import { Form, Input } from 'antd';
import { useFormat, useTexts } from 'shared-ui/i18n';
import type { DealForm } from '../deal-form';
import { dealPriceOf } from './deal-price';
import styles from './price-fields.module.css';
import { dealEditorTexts } from '../texts';
import { useDealRule } from '../use-deal-rule';

/** What follows from price and discount; nobody types it. */
function ComputedPrice() {
  const t = useTexts(dealEditorTexts);
  const format = useFormat();
  const form = Form.useFormInstance<DealForm>();
  const values = Form.useWatch([], form);
  const price = values ? dealPriceOf({ ...(form.getFieldsValue(true) as DealForm), ...values }) : null;
  const isFree = price === 0;
  return (
    <Form.Item
      label={t('dealPrice')}
      htmlFor="computed-price"
      extra={isFree ? undefined : t('dealPriceComputed')}
      validateStatus={isFree ? 'warning' : undefined}
      help={isFree ? t('priceIsZero', { price: format.money(0) }) : undefined}
    >
      <Input
        id="computed-price"
        readOnly
        prefix={t('rupees')}
        className={styles.computed}
        value={price === null ? '' : format.number(price)}
      />
    </Form.Item>
  );
}

/** What it costs, and what is off. */
export function PriceFields() {
  const t = useTexts(dealEditorTexts);
  const rule = useDealRule();
  const form = Form.useFormInstance<DealForm>();
  const kind = Form.useWatch('discountType', form) ?? 'percentage';
  const isNamed = kind === 'buyXgetY';
  return (
    <div className={styles.three}>
      <Form.Item name="originalPrice" label={t('originalPrice')} rules={rule('originalPrice')}>
        <Input inputMode="numeric" prefix={t('rupees')} maxLength={14} />
      </Form.Item>
      <Form.Item
        name="discountValue"
        label={t(`value_${kind}`)}
        rules={rule('discountValue')}
        className={isNamed ? styles.last : undefined}
      >
        <Input
          inputMode={isNamed ? 'text' : 'decimal'}
          placeholder={isNamed ? t('badgeExample') : undefined}
          prefix={kind === 'fixed' ? t('rupees') : undefined}
          suffix={kind === 'percentage' ? '%' : undefined}
          maxLength={60}
        />
      </Form.Item>
      {isNamed ? (
        <Form.Item
          name="discountedPrice"
          label={t('dealPrice')}
          dependencies={['originalPrice']}
          rules={rule('discountedPrice')}
        >
          <Input inputMode="numeric" prefix={t('rupees')} maxLength={14} />
        </Form.Item>
      ) : (
        <ComputedPrice />
      )}
    </div>
  );
}
