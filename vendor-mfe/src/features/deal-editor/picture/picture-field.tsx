import { Form } from 'antd';
import { useState } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { ImageUpload, lazyPart } from 'shared-ui/ui';
import { cropPicture, type Area } from './crop-picture';
import shared from '../deal-editor.module.css';
import styles from './picture-field.module.css';
import { dealEditorTexts } from '../texts';

const CropDialog = lazyPart(async () => (await import('./crop-dialog')).CropDialog);

interface PictureChoiceProps {
  value?: string | null;
  onChange?(path: string | null): void;
}

interface OpenCrop {
  file: File;
  done(area: Area | null): void;
}

function PictureChoice({ value = null, onChange }: PictureChoiceProps) {
  const t = useTexts(dealEditorTexts);
  const [open, setOpen] = useState<OpenCrop | null>(null);
  const chooseArea = (file: File): Promise<Area | null> =>
    new Promise((resolve) =>
      setOpen({
        file,
        done(area) {
          setOpen(null);
          resolve(area);
        },
      }),
    );
  const prepare = async (file: File): Promise<File | null> => {
    const area = await chooseArea(file);
    return area && cropPicture(file, area);
  };
  return (
    <fieldset>
      <legend className={shared.label}>{t('picture')}</legend>
      <ImageUpload
        label={t('picture')}
        purpose="deal"
        preview={value && <img src={value} alt="" width={160} height={100} className={styles.picture} />}
        hasPicture={value !== null}
        hint={t('pictureHint')}
        prepare={prepare}
        onChange={(path) => onChange?.(path)}
      />
      {open && <CropDialog file={open.file} onDone={open.done} />}
    </fieldset>
  );
}

/** The deal's own picture; without one the cover of its category stands in. */
export const PictureField = () => (
  <Form.Item name="image">
    <PictureChoice />
  </Form.Item>
);
