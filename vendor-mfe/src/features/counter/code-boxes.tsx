import { useState, type ClipboardEvent, type FormEvent } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { Button, cx } from 'shared-ui/kit';
import styles from './entry.module.css';
import { counterTexts } from './texts';
import { CODE_LENGTH, isScanned, readTyped } from './typed-code';

const places = Array.from({ length: CODE_LENGTH }, (_, index) => index);

interface CodeBoxesProps {
  busy: boolean;
  onCode(code: string): void;
}

/** Eight boxes in front of one field, so that typing, pasting and screen readers meet an ordinary input. */
export function CodeBoxes({ busy, onCode }: CodeBoxesProps) {
  const t = useTexts(counterTexts);
  const [code, setCode] = useState('');
  const [incomplete, setIncomplete] = useState(false);

  const change = (text: string) => {
    setCode(readTyped(text));
    setIncomplete(false);
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    event.preventDefault();
    if (isScanned(text)) onCode(text.trim());
    else change(code + text);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (code.length === CODE_LENGTH) onCode(code);
    else setIncomplete(true);
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
          value={code}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={incomplete || undefined}
          aria-describedby={incomplete ? 'typed-code-fault' : undefined}
          onChange={(event) => change(event.target.value)}
          onPaste={paste}
        />
        {places.map((place) => (
          <span
            key={place}
            aria-hidden
            className={cx(styles.box, place === Math.min(code.length, CODE_LENGTH - 1) && styles.current)}
          >
            {code[place]}
          </span>
        ))}
      </div>
      {incomplete && (
        <p id="typed-code-fault" role="alert" className={styles.fault}>
          {t('incomplete')}
        </p>
      )}
      <Button type="submit" size="large" wide disabled={busy} className={styles.tall}>
        {t(busy ? 'checking' : 'check')}
      </Button>
    </form>
  );
}
