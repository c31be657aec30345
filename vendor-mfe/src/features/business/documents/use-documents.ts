import { useEffect, useRef, useState } from 'react';
import { type DocumentView, useDocumentsListQuery, useDocumentsRemoveMutation } from 'shared-ui/api/vendors';
import { describeFailure, useLanguage, useTexts } from 'shared-ui/i18n';
import { useDecision } from 'shared-ui/platform';
import { api, useAppDispatch } from 'shared-ui/store';
import { findDocumentFieldError } from './documents';
import { isReadable } from './paper-photo';
import { uploadDocument } from './upload-document';
import { businessTexts } from '../texts';

type Kind = DocumentView['kind'];

export interface Documents {
  readonly documents: readonly DocumentView[];
  /** Document that is being uploaded, and its progress from 0 to 1. */
  readonly sending: { kind: Kind; part: number } | null;
  /** Photo that is rotated and cropped before its upload. */
  readonly photo: { kind: Kind; file: File } | null;
  /** Error of the last file of each kind. */
  readonly fieldErrors: Readonly<Partial<Record<Kind, string>>>;
  /** A PDF is sent at once, a photo after it was looked at. */
  choose(kind: Kind, file: File): Promise<void>;
  /** Sends the photo; null drops it. */
  sendPhoto(file: File | null): Promise<void>;
  cancel(): void;
  remove(document: DocumentView): Promise<boolean>;
}

/** Uploads one document at a time; leaving the screen cancels the upload. */
function useSending(showAt: (kind: Kind, text?: string) => void) {
  const t = useTexts(businessTexts);
  const language = useLanguage();
  const dispatch = useAppDispatch();
  const [sending, setSending] = useState<Documents['sending']>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function send(kind: Kind, file: File): Promise<void> {
    const fieldError = findDocumentFieldError(file);
    if (fieldError) return showAt(kind, t(fieldError));
    if (running.current) return;
    const { signal } = (running.current = new AbortController());
    setSending({ kind, part: 0 });
    try {
      await uploadDocument(kind, file, { signal, onProgress: (part) => setSending({ kind, part }) });
      dispatch(api.util.invalidateTags(['Vendor', 'VendorDocument']));
    } catch (failure) {
      if (!signal.aborted) showAt(kind, await describeFailure(failure, language, t('documentFailed')));
    } finally {
      running.current = null;
      setSending(null);
    }
  }
  return { sending, send, cancel: () => running.current?.abort() };
}

/** Verification documents, before and after the registration of the business. */
export function useDocuments(): Documents {
  const t = useTexts(businessTexts);
  const language = useLanguage();
  const { data: documents = [] } = useDocumentsListQuery();
  const { decide } = useDecision();
  const [discard] = useDocumentsRemoveMutation();
  const [photo, setPhoto] = useState<Documents['photo']>(null);
  const [fieldErrors, setFieldErrors] = useState<Documents['fieldErrors']>({});
  const showAt = (kind: Kind, text?: string) => setFieldErrors((current) => ({ ...current, [kind]: text }));
  const { sending, send, cancel } = useSending(showAt);

  async function choose(kind: Kind, file: File): Promise<void> {
    showAt(kind);
    if (file.type.startsWith('image/') && (await isReadable(file))) setPhoto({ kind, file });
    else await send(kind, file);
  }

  async function sendPhoto(file: File | null): Promise<void> {
    setPhoto(null);
    if (photo && file) await send(photo.kind, file);
  }

  function remove({ id, kind }: DocumentView): Promise<boolean> {
    const text = t('documentFailed');
    showAt(kind);
    return decide(kind, () => discard({ id }).unwrap(), undefined, {
      title: text,
      onFailure: async (failure) => {
        showAt(kind, await describeFailure(failure, language, text));
        return true;
      },
    });
  }

  return { documents, sending, photo, fieldErrors, choose, sendPhoto, cancel, remove };
}
