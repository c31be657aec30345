import { Form } from 'antd';
import { useTexts } from 'shared-ui/i18n';
import { ImageUpload } from 'shared-ui/ui';
import styles from '../business.module.css';
import { businessTexts } from '../texts';

interface LogoChoiceProps {
  value?: string | null;
  onChange?(path: string | null): void;
}

function LogoChoice({ value = null, onChange }: LogoChoiceProps) {
  const t = useTexts(businessTexts);
  return (
    <ImageUpload
      label={t('logo')}
      purpose="logo"
      preview={value && <img src={value} alt="" width={80} height={80} className={styles.sign} />}
      hasPicture={value !== null}
      onChange={(path) => onChange?.(path)}
    />
  );
}

/** The sign people know the business by. */
export function LogoField() {
  const t = useTexts(businessTexts);
  return (
    <fieldset>
      <legend className={styles.legend}>{t('logo')}</legend>
      <Form.Item name="logo">
        <LogoChoice />
      </Form.Item>
    </fieldset>
  );
}
