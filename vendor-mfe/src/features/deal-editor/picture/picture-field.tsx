import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useTexts } from 'shared-ui/i18n';
import { ImageUpload, lazyPart } from 'shared-ui/ui';
import { cropPicture, type Area } from './crop-picture';
import shared from '../deal-editor.module.css';
import type { DealForm } from '../deal-fields';
import styles from './picture-field.module.css';
import { dealEditorTexts } from '../texts';

const CropDialog = lazyPart(async () => (await import('./crop-dialog')).CropDialog);

interface OpenCrop {
  file: File;
  done(area: Area | null): void;
}

/** Image of the deal. Without one, the cover of its category is shown. */
export function PictureField() {
  const t = useTexts(dealEditorTexts);
  const { value, onChange } = useController<DealForm, 'image'>({ name: 'image' }).field;
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
        onChange={onChange}
      />
      {open && <CropDialog file={open.file} onDone={open.done} />}
    </fieldset>
  );
}
