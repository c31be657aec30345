import { documentsAddPath } from 'shared-ui/api/paths';
import type { DocumentView } from 'shared-ui/api/vendors';
import { toFailure } from 'shared-ui/store';

interface Upload {
  /** @param part uploaded fraction, from 0 to 1 */
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

/**
 * Uploads a document by XMLHttpRequest, because fetch reports no upload progress. Rejects with an `ApiFailure`, as
 * other API requests do.
 */
export function uploadDocument(
  kind: DocumentView['kind'],
  file: File,
  { onProgress, signal }: Upload,
): Promise<DocumentView> {
  const form = new FormData();
  form.set('kind', kind);
  form.set('file', file);
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    const unreachable = () =>
      reject(toFailure({ status: 'FETCH_ERROR', error: 'the upload did not get through' }));
    call.open('POST', documentsAddPath);
    call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    call.onload = () => {
      const data = parsed(call.responseText);
      if (call.status === 201) resolve(data as DocumentView);
      else reject(toFailure({ status: call.status, data }));
    };
    call.onerror = unreachable;
    call.onabort = unreachable;
    signal.addEventListener('abort', () => call.abort());
    call.send(form);
  });
}
