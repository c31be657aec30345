import { Delete } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { cx } from 'shared-ui/ui';
import styles from './pin-entry.module.css';
import { problemText, type PinProblem } from '../../../shared/pin/pin-problem';
import { pinTexts } from '../../../shared/pin/texts';
import { peopleTexts } from './texts';

const DIGITS = 4;
const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

const onlyDigits = (text: string): string => text.replaceAll(/\D/g, '').slice(0, DIGITS);

/** Digits of a PIN as typed, which are empty again after a wrong one. */
function useDigits(onPin: (pin: string) => Promise<PinProblem | null>) {
  const [digits, setDigits] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<PinProblem | null>(null);
  async function change(next: string): Promise<void> {
    if (busy) return;
    setDigits(next);
    if (next.length < DIGITS) return;
    setBusy(true);
    setProblem(await onPin(next).finally(() => setBusy(false)));
    setDigits('');
  }
  return { digits, busy, problem, change };
}

interface KeysProps {
  digits: string;
  /** Button on the left of the zero. */
  corner?: ReactNode;
  onChange(digits: string): void;
}

/** Large keys of a phone. The field takes the keys of a keyboard. */
function Keys({ digits, corner, onChange }: KeysProps) {
  const t = useTexts(peopleTexts);
  const format = useFormat();
  const key = (digit: string) => (
    <button key={digit} type="button" className={styles.key} onClick={() => onChange(digits + digit)}>
      {format.number(Number(digit))}
    </button>
  );
  return (
    <div className={styles.keys}>
      {KEYS.map(key)}
      <span className={styles.corner}>{corner}</span>
      {key('0')}
      <button
        type="button"
        className={cx(styles.key, styles.erase)}
        aria-label={t('erase')}
        onClick={() => onChange(digits.slice(0, -1))}
      >
        <Delete size={24} aria-hidden />
      </button>
    </div>
  );
}

interface PinPadProps extends KeysProps {
  label: string;
  busy?: boolean;
  problem: PinProblem | null;
  /** True if the field takes the keyboard at once. */
  isFocused?: boolean;
}

/** Field for a PIN of four digits, with dots and large keys. */
export function PinPad({ label, digits, busy, problem, isFocused, corner, onChange }: PinPadProps) {
  const t = useTexts(peopleTexts);
  const problemTexts = useTexts(pinTexts);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFocused) field.current?.focus();
  }, [isFocused, label]);
  return (
    <div className={styles.pin}>
      <label className={styles.field}>
        <span className={styles.label}>{label}</span>
        <input
          ref={field}
          type="password"
          inputMode="none"
          autoComplete="off"
          maxLength={DIGITS}
          value={digits}
          aria-describedby={id}
          onChange={(event) => onChange(onlyDigits(event.target.value))}
        />
        <span aria-hidden className={styles.dots}>
          {Array.from({ length: DIGITS }, (_, place) => (
            <span key={place} className={cx(styles.dot, place < digits.length && styles.filled)} />
          ))}
        </span>
      </label>
      <p id={id} role="alert" className={styles.problem}>
        {busy ? t('checking') : problem && digits === '' && problemText(problem, problemTexts)}
      </p>
      <Keys digits={digits} corner={corner} onChange={(next) => onChange(onlyDigits(next))} />
    </div>
  );
}

interface PinEntryProps {
  label: string;
  corner?: ReactNode;
  /** Takes the four digits. @returns why they are not accepted */
  onPin(pin: string): Promise<PinProblem | null>;
}

/** Asks for a PIN, which is checked with the last digit. */
export function PinEntry({ onPin, ...shown }: PinEntryProps) {
  const { change, ...typed } = useDigits(onPin);
  return <PinPad {...shown} {...typed} isFocused onChange={(next) => void change(next)} />;
}
