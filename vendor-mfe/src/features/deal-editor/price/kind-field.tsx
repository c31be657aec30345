import { Form } from 'antd';
import { Banknote, Percent, type LucideIcon } from 'lucide-react';
import { useTexts } from 'shared-ui/i18n';
import { Rings } from 'shared-ui/ui';
import type { DiscountType } from './discount';
import type { DealForm } from '../deal-form';
import shared from '../deal-editor.module.css';
import styles from './kind-field.module.css';
import { dealEditorTexts } from '../texts';

const kinds: readonly { type: DiscountType; icon?: LucideIcon }[] = [
  { type: 'buyXgetY' },
  { type: 'percentage', icon: Percent },
  { type: 'fixed', icon: Banknote },
];

interface KindChoicesProps {
  value?: DiscountType;
  onChange?(type: DiscountType): void;
}

function KindChoices({ value, onChange }: KindChoicesProps) {
  const t = useTexts(dealEditorTexts);
  return (
    <fieldset>
      <legend className={shared.label}>{t('kind')}</legend>
      <div className={styles.kinds}>
        {kinds.map(({ type, icon: Icon }) => (
          <label key={type} className={styles.kind}>
            <input
              type="radio"
              name="discountType"
              value={type}
              checked={value === type}
              onChange={() => onChange?.(type)}
            />
            {Icon ? <Icon size={20} aria-hidden /> : <Rings />}
            <b>{t(type)}</b>
            <small>{t(`${type}Hint`)}</small>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The kind comes first: it decides which of the other fields are asked. */
export function KindField() {
  const form = Form.useFormInstance<DealForm>();
  // What was a number of percent is no number of rupees, and neither is a badge.
  const forgetValue = () => form.setFields([{ name: 'discountValue', value: '', errors: [] }]);
  return (
    <Form.Item name="discountType" getValueFromEvent={(type: DiscountType) => (forgetValue(), type)}>
      <KindChoices />
    </Form.Item>
  );
}
