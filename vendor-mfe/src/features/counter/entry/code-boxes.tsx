import type { ClipboardEvent, FormEvent } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { Button, cx } from 'shared-ui/ui';
import shared from './entry.module.css';
import styles from './code-boxes.module.css';
import { counterTexts } from '../texts';
import { CODE_LENGTH, isScanned, readTyped, textAfter } from './typed-code';

const places = Array.from({ length: CODE_LENGTH }, (_, index) => index);

export type CodeError = 'incomplete' | 'mistyped';

interface CodeBoxesProps {
  busy: boolean;
  /** Text as typed. A handheld scanner types a URL. */
  text: string;
  fieldError: CodeError | null;
  onText(text: string): void;
  onError(fieldError: CodeError | null): void;
  onCode(code: string): void;
}

const Boxes = ({ code }: { code: string }) =>
  places.map((place) => (
    <span
      key={place}
      aria-hidden
      className={cx(styles.box, place === Math.min(code.length, CODE_LENGTH - 1) && styles.current)}
    >
      {code[place]}
    </span>
  ));

/** Eight boxes behind one input, so that typing, pasting and screen readers use a normal field. */
export function CodeBoxes({ busy, text, fieldError, onText, onError, onCode }: CodeBoxesProps) {
  const t = useTexts(counterTexts);
  const scanned = isScanned(text);
  const code = scanned ? '' : readTyped(text);

  const change = (next: string) => {
    onText(textAfter(text, next));
    onError(null);
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    event.preventDefault();
    if (isScanned(pasted)) onCode(pasted.trim());
    else change(text + pasted);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (scanned) {
      onCode(text.trim());
      onText('');
    } else if (code.length === CODE_LENGTH) onCode(code);
    else onError('incomplete');
  };
  return (
    <form noValidate onSubmit={send} className={styles.form}>
      <label htmlFor="typed-code" className={styles.label}>
        {t('typeCode')}
      </label>
      <div className={styles.boxes}>
        <input
          id="typed-code"
          className={styles.input}
          value={text}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={fieldError !== null || undefined}
          aria-describedby={fieldError ? 'typed-code-fault' : undefined}
          onChange={(event) => change(event.target.value)}
          onPaste={paste}
        />
        <Boxes code={code} />
      </div>
      {fieldError && (
        <p id="typed-code-fault" role="alert" className={styles.fieldError}>
          {t(fieldError)}
        </p>
      )}
      <Button type="submit" size="large" wide disabled={busy} className={shared.tall}>
        {t(busy ? 'checking' : 'check')}
      </Button>
    </form>
  );
}
