import type { MediaView } from '../../store/api/media';
import { uploadsUploadPath } from '../../store/api/paths';
import { toFailure } from 'shared-ui/store';

export type PicturePurpose = MediaView['purpose'];

interface Upload {
  /** Called with the progress from 0 to 1. */
  onProgress(part: number): void;
  signal: AbortSignal;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Uploads a picture and reports the progress, which fetch cannot do. Rejects with an `ApiFailure`. */
export function uploadPicture(
  file: File,
  purpose: PicturePurpose,
  { onProgress, signal }: Upload,
): Promise<MediaView> {
  const form = new FormData();
  form.set('purpose', purpose);
  form.set('file', file);
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    const unreachable = () =>
      reject(toFailure({ status: 'FETCH_ERROR', error: 'the upload did not get through' }));
    call.open('POST', uploadsUploadPath);
    call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    call.onload = () => {
      const data = parsed(call.responseText);
      if (call.status === 201) resolve(data as MediaView);
      else reject(toFailure({ status: call.status, data }));
    };
    call.onerror = unreachable;
    call.onabort = unreachable;
    signal.addEventListener('abort', () => call.abort());
    call.send(form);
  });
}
