import { Form, Radio, Select } from 'antd';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { dealTaxes, passValidities } from '../deal-form';
import styles from '../deal-editor.module.css';
import { dealEditorTexts } from '../texts';
import { useDealRule } from '../use-deal-rule';
import { validityWords } from './validity-words';

/** How it is paid, and how long a code is good. */
export function SaleFields() {
  const t = useTexts(dealEditorTexts);
  const rule = useDealRule();
  const format = useFormat();
  const validities = passValidities.map((hours) => ({
    value: hours,
    label: validityWords(hours, t, format),
  }));
  return (
    <div className={styles.two}>
      <Form.Item
        name="saleMode"
        label={t('saleMode')}
        dependencies={['originalPrice', 'discountValue', 'discountedPrice', 'discountType']}
        rules={rule('saleMode')}
        validateTrigger="onChange"
      >
        <Radio.Group className={styles.sale}>
          <Radio value="counter">{t('sale_counter')}</Radio>
          <Radio value="prepaid">{t('sale_prepaid')}</Radio>
        </Radio.Group>
      </Form.Item>
      <Form.Item
        name="taxes"
        label={t('taxes')}
        extra={t('taxesHint')}
        dependencies={['saleMode']}
        rules={rule('taxes')}
        validateTrigger="onChange"
      >
        <Select options={dealTaxes.map((value) => ({ value, label: t(`taxes_${value}`) }))} />
      </Form.Item>
      <Form.Item name="passValidityHours" label={t('validity')} extra={t('validityHint')}>
        <Select options={validities} />
      </Form.Item>
    </div>
  );
}
