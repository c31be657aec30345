import { Camera, CircleAlert, ImageUp, Trash2 } from 'lucide-react';
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
  /** Offers the camera of a phone as well. */
  camera?: boolean;
  /** Hint below the button; by default the accepted formats. */
  hint?: string;
  /** Edits a picture before the upload, such as cropping it. */
  prepare?: PreparePicture;
  /** @param path the value for picture fields; null removes the picture */
  onChange(path: string | null): void;
}

interface FileChoiceProps {
  id: string;
  /** Id of the element that describes the input. */
  noteId: string;
  /** Opens the camera. Phones then offer no files. */
  capture?: 'environment';
  disabled: boolean | undefined;
  children: ReactNode;
  send(file: File): unknown;
}

function FileChoice({ id, noteId, capture, disabled, children, send }: FileChoiceProps) {
  return (
    <>
      <input
        id={id}
        type="file"
        className={styles.file}
        accept={PICTURE_TYPES.join()}
        capture={capture}
        disabled={disabled}
        aria-describedby={noteId}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) void send(file);
        }}
      />
      <label htmlFor={id} className={buttonClass({ variant: 'tint' }, styles.choose)}>
        {children}
      </label>
    </>
  );
}

interface FileChoicesProps extends Pick<ImageUploadProps, 'hasPicture' | 'camera'> {
  id: string;
  disabled: boolean | undefined;
  send(file: File): unknown;
}

/** Input for a file and, if requested, one for the camera of a phone. */
function FileChoices({ id, hasPicture, camera, disabled, send }: FileChoicesProps) {
  const t = useTexts(imageUploadTexts);
  const common = { noteId: `${id}-note`, disabled, send };
  return (
    <>
      <FileChoice id={id} {...common}>
        <ImageUp size={16} />
        {t(hasPicture ? 'replace' : 'choose')}
      </FileChoice>
      {camera && (
        <FileChoice id={`${id}-camera`} capture="environment" {...common}>
          <Camera size={16} />
          {t('take')}
        </FileChoice>
      )}
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
  camera,
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
          <FileChoices {...{ id, camera, hasPicture, send }} disabled={disabled || isSending} />
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
