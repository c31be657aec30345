import { useEffect, useId, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { useTexts } from 'shared-ui/i18n';
import { ImageUpload, lazyPart, VisuallyHidden } from 'shared-ui/ui';
import { cropPicture, type Area } from './crop-picture';
import shared from '../deal-editor.module.css';
import type { DealForm } from '../deal-fields';
import { GoodPhotos } from './good-photos';
import { PhotoRow } from './photo-row';
import { moved, MAX_PHOTOS, type PhotoText } from './photo-kinds';
import styles from './photos-field.module.css';
import { dealEditorTexts } from '../texts';

const CropDialog = lazyPart(async () => (await import('./crop-dialog')).CropDialog);

interface OpenCrop {
  file: File;
  done(area: Area | null): void;
}

/** Opens the crop dialog for a chosen file. */
function useCrop() {
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
  return { prepare, dialog: open && <CropDialog file={open.file} onDone={open.done} /> };
}

/** Adds, moves and removes photos. Each change is announced to screen readers, and the focus is restored. */
function useOrder(value: PhotoText[], onChange: (value: PhotoText[]) => void) {
  const t = useTexts(dealEditorTexts);
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState('');
  const focused = useRef<{ path: string; by: -1 | 1 } | null>(null);
  useEffect(() => {
    if (!focused.current) return;
    const { path, by } = focused.current;
    focused.current = null;
    const row = list.current?.querySelector(`[data-photo="${path}"]`);
    const same = row?.querySelector<HTMLButtonElement>(`[data-by="${by}"]:enabled`);
    (same ?? row?.querySelector<HTMLButtonElement>('[data-by]:enabled'))?.focus();
  }, [value]);
  return {
    list,
    said,
    add(path: string) {
      onChange([...value, { path, alt: '', altNe: '' }]);
      setSaid(t('photoAdded', { number: value.length + 1 }));
    },
    move(index: number, by: -1 | 1) {
      setSaid(t('photoMoved', { number: index + by + 1, count: value.length }));
      focused.current = { path: value[index]?.path ?? '', by };
      onChange(moved(value, index, by));
    },
    remove(index: number) {
      onChange(value.filter((_, at) => at !== index));
      setSaid(t('photoRemoved'));
      list.current?.closest('fieldset')?.focus();
    },
  };
}

/** Form field for the ordered photos of a deal. A deal without photos shows a cover. */
export function PhotosField() {
  const t = useTexts(dealEditorTexts);
  const id = useId();
  const { field, fieldState } = useController<DealForm, 'photos'>({ name: 'photos' });
  const { value, onChange } = field;
  const { prepare, dialog } = useCrop();
  const order = useOrder(value, onChange);
  const isFull = value.length >= MAX_PHOTOS;
  return (
    <fieldset id="photos" className={styles.photos} tabIndex={-1}>
      <legend className={shared.label}>{t('photos')}</legend>
      <p className={shared.small}>{t('photosHint', { most: MAX_PHOTOS })}</p>
      {value.length > 0 && (
        <ol ref={order.list} className={styles.list}>
          {value.map((photo, index) => (
            <PhotoRow
              key={photo.path}
              {...{ photo, index, count: value.length }}
              onType={(words) =>
                onChange(value.map((one, at) => (at === index ? { ...one, ...words } : one)))
              }
              onMove={(by) => order.move(index, by)}
              onRemove={() => order.remove(index)}
            />
          ))}
        </ol>
      )}
      <ImageUpload
        label={t('addPhoto')}
        purpose="deal"
        preview={null}
        hasPicture={false}
        camera
        disabled={isFull}
        hint={isFull ? t('photosFull', { most: MAX_PHOTOS }) : t('photoHint')}
        prepare={prepare}
        onChange={(path) => path && order.add(path)}
      />
      {fieldState.error?.message && (
        <p id={`${id}-error`} role="alert" className={styles.fieldError}>
          {fieldState.error.message}
        </p>
      )}
      <div role="status">
        <VisuallyHidden>{order.said}</VisuallyHidden>
      </div>
      <GoodPhotos />
      {dialog}
    </fieldset>
  );
}
