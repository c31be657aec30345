import { Camera, CircleAlert, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { useTexts } from '../../../platform/i18n';
import { PICTURE_TYPES } from '../../image-upload/picture-checks';
import { useUpload } from '../../image-upload/use-upload';
import { IconButton, cx } from '../../kit';
import styles from './photos.module.css';
import { caseTexts } from '../texts';

/** Photos that one side adds to a case at most. */
export const MAX_PHOTOS = 3;

export interface ChosenPhoto {
  id: string;
  path: string;
}

interface PhotoChoiceProps {
  photos: readonly ChosenPhoto[];
  onChange(photos: readonly ChosenPhoto[]): void;
  /** Number of photos that can still be added. */
  room?: number;
}

function ChosenPhotos({ photos, onChange }: Pick<PhotoChoiceProps, 'photos' | 'onChange'>) {
  const t = useTexts(caseTexts);
  return (
    <ul className={styles.chosen}>
      {photos.map(({ id, path }, index) => (
        <li key={id}>
          <img
            src={path}
            alt={t('photo', { number: index + 1 })}
            width={72}
            height={72}
            className={styles.thumb}
          />
          <IconButton
            className={styles.remove}
            label={t('removePhoto', { number: index + 1 })}
            onClick={() => onChange(photos.filter((photo) => photo.id !== id))}
          >
            <X size={16} />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}

/** Photos for a case; each is uploaded as soon as it is chosen. */
export function PhotoChoice({ photos, onChange, room = MAX_PHOTOS }: PhotoChoiceProps) {
  const t = useTexts(caseTexts);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { progress, fieldError, send } = useUpload('case', (photo) => {
    onChange([...photos, photo]);
    input.current?.focus();
  });
  const note = `${id}-note`;
  const percent = Math.round((progress ?? 0) * 100);
  const words = progress === 1 ? t('photoPreparing') : t('photoLoading', { percent });
  return (
    <div role="group" aria-label={t('photos')} className={styles.photos}>
      {photos.length > 0 && <ChosenPhotos photos={photos} onChange={onChange} />}
      {photos.length < room && (
        <>
          <input
            ref={input}
            id={id}
            type="file"
            className={styles.file}
            accept={PICTURE_TYPES.join()}
            disabled={progress !== null}
            aria-describedby={note}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              target.value = '';
              if (file) void send(file);
            }}
          />
          <label htmlFor={id} className={styles.add}>
            <Camera size={20} aria-hidden />
            {t('addPhoto')}
          </label>
        </>
      )}
      <p
        id={note}
        role={fieldError ? 'alert' : 'status'}
        className={cx(styles.note, Boolean(fieldError) && styles.error)}
      >
        {fieldError && <CircleAlert size={16} aria-hidden />}
        {progress === null ? (fieldError ?? t('addPhotoHint')) : words}
      </p>
    </div>
  );
}
