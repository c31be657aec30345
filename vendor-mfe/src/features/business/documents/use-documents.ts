import { useState } from 'react';
import {
  type DocumentView,
  useDocumentsListQuery,
  useDocumentsRemoveMutation,
  useSendDocumentMutation,
} from 'shared-ui/api/vendors';
import { describeFailure, useLanguage, useTexts } from 'shared-ui/i18n';
import { useDecision } from 'shared-ui/platform';
import { findDocumentFieldError } from './documents';
import { businessTexts } from '../texts';

type Kind = DocumentView['kind'];

export interface Documents {
  readonly documents: readonly DocumentView[];
  /** Kind of the document that is being uploaded. */
  readonly sending: Kind | null;
  /** Error of the last file of each kind. */
  readonly fieldErrors: Readonly<Partial<Record<Kind, string>>>;
  send(kind: Kind, file: File): Promise<void>;
  remove(document: DocumentView): Promise<boolean>;
}

/** Verification documents, before and after the registration of the business. */
export function useDocuments(): Documents {
  const t = useTexts(businessTexts);
  const language = useLanguage();
  const { data: documents = [] } = useDocumentsListQuery();
  const { decide } = useDecision();
  const [upload] = useSendDocumentMutation();
  const [discard] = useDocumentsRemoveMutation();
  const [sending, setSending] = useState<Kind | null>(null);
  const [fieldErrors, setFieldErrors] = useState<Documents['fieldErrors']>({});

  const showAt = (kind: Kind, text?: string) => setFieldErrors((current) => ({ ...current, [kind]: text }));

  function attempt(kind: Kind, call: () => Promise<unknown>): Promise<boolean> {
    const text = t('documentFailed');
    showAt(kind);
    return decide(kind, call, undefined, {
      title: text,
      onFailure: async (failure) => {
        showAt(kind, await describeFailure(failure, language, text));
        return true;
      },
    });
  }

  async function send(kind: Kind, file: File): Promise<void> {
    const fieldError = findDocumentFieldError(file);
    if (fieldError) return showAt(kind, t(fieldError));
    setSending(kind);
    await attempt(kind, () => upload({ kind, file }).unwrap());
    setSending(null);
  }

  return {
    documents,
    sending,
    fieldErrors,
    send,
    remove: ({ id, kind }) => attempt(kind, () => discard({ id }).unwrap()),
  };
}
