import { useEffect, useRef, useState } from 'react';
import type { MediaView } from '../../store/api/media';
import { describeFailure, useLanguage, useTexts } from '../../platform/i18n';
import { isPictureType, isTooLarge } from './picture-checks';
import { shrinkPicture } from './shrink-picture';
import { imageUploadTexts } from './texts';
import { uploadPicture, type PicturePurpose } from './upload-picture';

/** Edits a picture before the upload; returns null to cancel it. */
export type PreparePicture = (file: File) => Promise<File | null>;

interface UploadState {
  /** Progress from 0 to 1 during an upload. */
  progress: number | null;
  fieldError: string | null;
  send(file: File): Promise<void>;
  cancel(): void;
}

/** Uploads one picture at a time; unmounting cancels the upload. */
export function useUpload(
  purpose: PicturePurpose,
  onUploaded: (picture: MediaView) => void,
  prepare?: PreparePicture,
): UploadState {
  const t = useTexts(imageUploadTexts);
  const language = useLanguage();
  const [progress, setProgress] = useState<number | null>(null);
  const [fieldError, setFieldError] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function send(chosen: File): Promise<void> {
    if (running.current) return;
    setFieldError(null);
    if (!isPictureType(chosen.type)) return setFieldError(t('wrongType'));
    const { signal } = (running.current = new AbortController());
    try {
      const prepared = prepare ? await prepare(chosen) : chosen;
      if (!prepared || signal.aborted) return;
      setProgress(0);
      const file = await shrinkPicture(prepared);
      if (isTooLarge(file)) return setFieldError(t('tooLarge'));
      if (!signal.aborted)
        onUploaded(await uploadPicture(file, purpose, { onProgress: setProgress, signal }));
    } catch (failure) {
      if (!signal.aborted) setFieldError(await describeFailure(failure, language, t('failed')));
    } finally {
      running.current = null;
      setProgress(null);
    }
  }

  return { progress, fieldError, send, cancel: () => running.current?.abort() };
}
