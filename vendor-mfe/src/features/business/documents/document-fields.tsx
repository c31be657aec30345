import { CircleAlert, FileText, Paperclip, Trash2 } from 'lucide-react';
import { useId, useRef } from 'react';
import { documentsReadPath } from 'shared-ui/api/paths';
import type { DocumentView } from 'shared-ui/api/vendors';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Button, IconButton } from 'shared-ui/ui';
import styles from './documents.module.css';
import { ACCEPTED, DOCUMENT_KINDS } from './documents';
import { businessTexts } from '../texts';
import { useDocuments, type Documents } from './use-documents';

interface SentProps {
  document: DocumentView;
  /** Saved documents of a verified business cannot be removed. */
  saved: boolean;
  onRemove(): void;
}

function Sent({ document, saved, onRemove }: SentProps) {
  const t = useTexts(businessTexts);
  const format = useFormat();
  const { id, type, size } = document;
  const name = `${type.toUpperCase()} · ${format.number(Math.max(1, Math.round(size / 1024)))} kB`;
  return (
    <li className={styles.sent}>
      <FileText size={18} aria-hidden />
      <a href={documentsReadPath(id)} download>
        {name}
      </a>
      <span className={styles.quiet}>{format.date(document.uploadedAt)}</span>
      {!saved && (
        <IconButton label={t('documentRemove', { name })} onClick={onRemove}>
          <Trash2 size={16} />
        </IconButton>
      )}
    </li>
  );
}

interface KindFieldProps extends Documents {
  kind: DocumentView['kind'];
  saved: boolean;
}

function KindField({ kind, saved, documents, sending, fieldErrors, send, remove }: KindFieldProps) {
  const t = useTexts(businessTexts);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const own = documents.filter((document) => document.kind === kind);
  const label = t(`document_${kind}`);
  return (
    <div className={styles.kind}>
      <b id={id}>{label}</b>
      {own.length > 0 && (
        <ul aria-labelledby={id}>
          {own.map((document) => (
            <Sent
              key={document.id}
              document={document}
              saved={saved}
              onRemove={() => void remove(document)}
            />
          ))}
        </ul>
      )}
      <input
        ref={input}
        type="file"
        className={styles.file}
        accept={ACCEPTED}
        data-kind={kind}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void send(kind, file);
          target.value = '';
        }}
      />
      <Button
        size="small"
        variant="outline"
        disabled={sending !== null}
        aria-label={`${t('documentChoose')}: ${label}`}
        onClick={() => input.current?.click()}
      >
        <Paperclip size={16} aria-hidden />
        {t(sending === kind ? 'documentSending' : 'documentChoose')}
      </Button>
      {fieldErrors[kind] && (
        <p role="alert" className={styles.fieldError}>
          <CircleAlert size={16} aria-hidden />
          {fieldErrors[kind]}
        </p>
      )}
    </div>
  );
}

/** Verification documents of a business. Only the business and admins can see them. */
export function DocumentFields({ saved = false }: { saved?: boolean }) {
  const t = useTexts(businessTexts);
  const documents = useDocuments();
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>{t('documents')}</legend>
      <p className={styles.quiet}>{t(saved ? 'documentsKept' : 'documentsText')}</p>
      {DOCUMENT_KINDS.map((kind) => (
        <KindField key={kind} kind={kind} saved={saved} {...documents} />
      ))}
    </fieldset>
  );
}
