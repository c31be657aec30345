import { Camera, CircleAlert, CircleCheck, FileText, Paperclip, Trash2 } from 'lucide-react';
import { useId, useRef } from 'react';
import { documentsReadPath } from 'shared-ui/api/paths';
import type { DocumentView } from 'shared-ui/api/vendors';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Button, IconButton, lazyPart, Tag } from 'shared-ui/ui';
import styles from './documents.module.css';
import { ACCEPTED } from './documents';
import { businessTexts } from '../texts';
import type { Documents } from './use-documents';

const PaperDialog = lazyPart(async () => (await import('./paper-dialog')).PaperDialog);

interface SentProps {
  document: DocumentView;
  /** True if the document cannot be removed, because the business was verified with it. */
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

interface ChooseProps {
  kind: DocumentView['kind'];
  label: string;
  disabled: boolean;
  camera: React.RefObject<HTMLInputElement | null>;
  onFile(file: File): void;
}

/** Two inputs, because phones offer no files for an input with `capture`. */
function Choose({ kind, label, disabled, camera, onFile }: ChooseProps) {
  const t = useTexts(businessTexts);
  const files = useRef<HTMLInputElement>(null);
  const take = ({ target }: React.ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (file) onFile(file);
  };
  const input = {
    type: 'file',
    className: styles.file,
    onChange: take,
    tabIndex: -1,
    'aria-hidden': true,
  } as const;
  return (
    <div className={styles.choices}>
      <input ref={camera} {...input} accept="image/*" capture="environment" data-photo={kind} />
      <input ref={files} {...input} accept={ACCEPTED} data-kind={kind} />
      <Button
        size="small"
        variant="tint"
        disabled={disabled}
        aria-label={`${t('documentPhoto')}: ${label}`}
        onClick={() => camera.current?.click()}
      >
        <Camera size={16} aria-hidden />
        {t('documentPhoto')}
      </Button>
      <Button
        size="small"
        variant="outline"
        disabled={disabled}
        aria-label={`${t('documentChoose')}: ${label}`}
        onClick={() => files.current?.click()}
      >
        <Paperclip size={16} aria-hidden />
        {t('documentChoose')}
      </Button>
    </div>
  );
}

function Progress({ part, onCancel }: { part: number; onCancel(): void }) {
  const t = useTexts(businessTexts);
  const format = useFormat();
  const words = t('documentSending', { percent: format.number(Math.round(part * 100)) });
  return (
    <div className={styles.progress}>
      <progress value={part} max={1} aria-label={words} />
      <span className={styles.quiet}>{words}</span>
      <Button size="small" variant="text" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </div>
  );
}

interface PaperFieldProps extends Documents {
  kind: DocumentView['kind'];
  saved: boolean;
}

/** Uploaded documents of one kind, with the controls to upload another. */
export function PaperField(props: PaperFieldProps) {
  const { kind, saved, documents, sending, photo, fieldErrors, choose, sendPhoto, cancel, remove } = props;
  const t = useTexts(businessTexts);
  const id = useId();
  const camera = useRef<HTMLInputElement>(null);
  const own = documents.filter((document) => document.kind === kind);
  const label = t(`document_${kind}`);
  const again = () => {
    void sendPhoto(null);
    camera.current?.click();
  };
  return (
    <div className={styles.kind}>
      <div className={styles.kindHead}>
        <b id={id}>{label}</b>
        {own.length > 0 && (
          <Tag tone="good">
            <CircleCheck size={14} aria-hidden /> {t('documentSent')}
          </Tag>
        )}
      </div>
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
      {sending?.kind === kind ? (
        <Progress part={sending.part} onCancel={cancel} />
      ) : (
        <Choose
          kind={kind}
          label={label}
          disabled={sending !== null}
          camera={camera}
          onFile={(file) => void choose(kind, file)}
        />
      )}
      {photo?.kind === kind && (
        <PaperDialog file={photo.file} onDone={(file) => void sendPhoto(file)} onAgain={again} />
      )}
      {fieldErrors[kind] && (
        <p role="alert" className={styles.fieldError}>
          <CircleAlert size={16} aria-hidden />
          {fieldErrors[kind]}
        </p>
      )}
    </div>
  );
}
