import { useState } from 'react';
import { useDocumentsListQuery, useDocumentsRemoveMutation, type DocumentView } from 'shared-ui/api/vendors';
import { describeFailure, useLanguage, useTexts } from 'shared-ui/i18n';
import { findDocumentFault } from './documents';
import { businessTexts } from '../texts';
import { useSendDocumentMutation } from './document-upload-api';

type Kind = DocumentView['kind'];

export interface Documents {
  readonly documents: readonly DocumentView[];
  /** Which kind is on its way. */
  readonly sending: Kind | null;
  /** What stood against the last file of a kind. */
  readonly faults: Readonly<Partial<Record<Kind, string>>>;
  send(kind: Kind, file: File): Promise<void>;
  remove(document: DocumentView): Promise<void>;
}

/** What was sent to prove the business: before its registration and after. */
export function useDocuments(): Documents {
  const t = useTexts(businessTexts);
  const language = useLanguage();
  const { data: documents = [] } = useDocumentsListQuery();
  const [upload] = useSendDocumentMutation();
  const [discard] = useDocumentsRemoveMutation();
  const [sending, setSending] = useState<Kind | null>(null);
  const [faults, setFaults] = useState<Documents['faults']>({});

  async function attempt(kind: Kind, call: () => Promise<unknown>): Promise<void> {
    setFaults((current) => ({ ...current, [kind]: undefined }));
    try {
      await call();
    } catch (failure) {
      const text = await describeFailure(failure, language, t('documentFailed'));
      setFaults((current) => ({ ...current, [kind]: text }));
    }
  }

  async function send(kind: Kind, file: File): Promise<void> {
    const fault = findDocumentFault(file);
    if (fault) return setFaults((current) => ({ ...current, [kind]: t(fault) }));
    setSending(kind);
    await attempt(kind, () => upload({ kind, file }).unwrap());
    setSending(null);
  }

  return {
    documents,
    sending,
    faults,
    send,
    remove: ({ id, kind }) => attempt(kind, () => discard({ id }).unwrap()),
  };
}
