import { useState } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { Chip, TextArea } from 'shared-ui/ui';
import styles from './reasons.module.css';
import { rejection, REASON_CODES, type ReasonCode, type Rejection } from './rejection';
import { moderationTexts } from './texts';

export interface Reasons {
  note: string;
  codes: readonly ReasonCode[];
  setNote(note: string): void;
  toggle(code: ReasonCode): void;
  /** Returns the request body of the rejection. */
  why(): Rejection;
}

/** State of the rejection form: a note and selected reasons. */
export function useReasons(): Reasons {
  const t = useTexts(moderationTexts);
  const [note, setNote] = useState('');
  const [codes, setCodes] = useState<readonly ReasonCode[]>([]);
  return {
    note,
    codes,
    setNote,
    toggle: (code) =>
      setCodes(codes.includes(code) ? codes.filter((other) => other !== code) : [...codes, code]),
    why: () => rejection(note, codes, (code) => t(`reason_${code}`)),
  };
}

export function ReasonFields({ reasons }: { reasons: Reasons }) {
  const t = useTexts(moderationTexts);
  return (
    <>
      <TextArea
        label={t('note')}
        hint={t('noteHint')}
        maxLength={500}
        value={reasons.note}
        onChange={(event) => reasons.setNote(event.target.value)}
      />
      <div role="group" aria-label={t('reasons')} className={styles.reasons}>
        {REASON_CODES.map((code) => (
          <Chip key={code} selected={reasons.codes.includes(code)} onClick={() => reasons.toggle(code)}>
            {t(`reason_${code}`)}
          </Chip>
        ))}
      </div>
    </>
  );
}
