import { Form } from 'antd';
import { useTexts } from 'shared-ui/i18n';
import { ImageUpload } from 'shared-ui/image-upload';
import styles from './deal-editor.module.css';
import { dealEditorTexts } from './texts';

interface PictureChoiceProps {
  value?: string | null;
  onChange?(path: string | null): void;
}

function PictureChoice({ value = null, onChange }: PictureChoiceProps) {
  const t = useTexts(dealEditorTexts);
  return (
    <fieldset>
      <legend className={styles.label}>{t('picture')}</legend>
      <ImageUpload
        label={t('picture')}
        purpose="deal"
        preview={value && <img src={value} alt="" width={160} height={100} className={styles.picture} />}
        hasPicture={value !== null}
        onChange={(path) => onChange?.(path)}
      />
    </fieldset>
  );
}

/** The deal's own picture; without one the cover of its category stands in. */
export const PictureField = () => (
  <Form.Item name="image">
    <PictureChoice />
  </Form.Item>
);
