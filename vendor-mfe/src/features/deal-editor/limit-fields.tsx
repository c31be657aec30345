import { Form, Input } from 'antd';
import { useTexts } from 'shared-ui/i18n';
import styles from './deal-editor.module.css';
import { dealEditorTexts } from './texts';
import { useDealRule } from './use-deal-rule';

const fields = [
  { name: 'redemptionLimit', label: 'limit', hint: 'noLimit' },
  { name: 'totalLimit', label: 'total', hint: 'noLimit' },
  { name: 'dailyLimit', label: 'daily', hint: 'dailyHint' },
  { name: 'pointsEarned', label: 'points', hint: 'pointsHint' },
] as const;

/** How often it can be had, and what it earns. */
export function LimitFields() {
  const t = useTexts(dealEditorTexts);
  const rule = useDealRule();
  return (
    <div className={styles.four}>
      {fields.map(({ name, label, hint }) => (
        <Form.Item key={name} name={name} label={t(label)} extra={t(hint)} rules={rule(name)}>
          <Input inputMode="numeric" maxLength={12} />
        </Form.Item>
      ))}
    </div>
  );
}
