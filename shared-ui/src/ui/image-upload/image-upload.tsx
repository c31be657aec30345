import { CircleAlert, ImageUp, Trash2 } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useTexts } from '../../platform/i18n';
import { Button, buttonClass } from '../kit';
import styles from './image-upload.module.css';
import { PICTURE_TYPES } from './picture-checks';
import { imageUploadTexts } from './texts';
import type { PicturePurpose } from './upload-picture';
import { useUpload, type PreparePicture } from './use-upload';

interface ImageUploadProps {
  label: string;
  purpose: PicturePurpose;
  /** Current picture or a placeholder. */
  preview: ReactNode;
  hasPicture: boolean;
  disabled?: boolean;
  /** Hint below the button; by default the accepted formats. */
  hint?: string;
  /** Edits a picture before the upload, such as cropping it. */
  prepare?: PreparePicture;
  /** @param path the value for picture fields; null removes the picture */
  onChange(path: string | null): void;
}

interface FileChoiceProps {
  id: string;
  hasPicture: boolean;
  disabled: boolean | undefined;
  send(file: File): unknown;
}

function FileChoice({ id, hasPicture, disabled, send }: FileChoiceProps) {
  const t = useTexts(imageUploadTexts);
  return (
    <>
      <input
        id={id}
        type="file"
        className={styles.file}
        accept={PICTURE_TYPES.join()}
        disabled={disabled}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) void send(file);
        }}
      />
      <label htmlFor={id} className={buttonClass({ variant: 'tint' }, styles.choose)}>
        <ImageUp size={16} />
        {t(hasPicture ? 'replace' : 'choose')}
      </label>
    </>
  );
}

/** Uploads a picture as soon as it is chosen. The parent component stores the returned path. */
export function ImageUpload({
  label,
  purpose,
  preview,
  hasPicture,
  disabled,
  hint,
  prepare,
  onChange,
}: ImageUploadProps) {
  const t = useTexts(imageUploadTexts);
  const id = useId();
  const { progress, fieldError, send, cancel } = useUpload(purpose, ({ path }) => onChange(path), prepare);
  const isSending = progress !== null;
  const words =
    progress === 1 ? t('preparing') : t('sending', { percent: Math.round((progress ?? 0) * 100) });
  return (
    <div className={styles.upload} role="group" aria-label={label}>
      {preview}
      <div className={styles.side}>
        <div className={styles.actions}>
          <FileChoice {...{ id, hasPicture, send }} disabled={disabled || isSending} />
          {isSending && (
            <Button variant="text" onClick={cancel}>
              {t('cancel')}
            </Button>
          )}
          {hasPicture && !isSending && (
            <Button variant="text" disabled={disabled} onClick={() => onChange(null)}>
              <Trash2 size={16} />
              {t('remove')}
            </Button>
          )}
        </div>
        {isSending && <progress className={styles.progress} value={progress} max={1} aria-label={words} />}
        <p
          id={`${id}-note`}
          role={fieldError ? 'alert' : undefined}
          className={fieldError ? styles.fieldError : styles.note}
        >
          {fieldError && <CircleAlert size={16} />}
          {isSending ? words : (fieldError ?? hint ?? t('hint'))}
        </p>
      </div>
    </div>
  );
}
