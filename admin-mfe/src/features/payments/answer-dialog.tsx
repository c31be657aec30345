import { useState, type ReactNode } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { ConfirmDialog, TextField } from 'shared-ui/ui';
import { reasonTexts } from '../../shared/reason-dialog/texts';
import styles from './payments.module.css';
import { paymentsTexts } from './texts';

interface AnswerDialogProps {
  title: string;
  /** What will happen. */
  text: string;
  /** What is asked for, such as a reference. */
  label: string;
  confirm: string;
  shortest?: number;
  longest?: number;
  busy: boolean;
  /** What else is asked, above the answer. */
  children?: ReactNode;
  onClose(): void;
  onAnswer(answer: string): void;
}

/** Says what an act does and asks for the line that proves it. */
export function AnswerDialog({
  label,
  shortest = 1,
  longest = 120,
  children,
  onAnswer,
  ...rest
}: AnswerDialogProps) {
  const t = useTexts(paymentsTexts);
  const words = useTexts(reasonTexts);
  const [answer, setAnswer] = useState('');
  const [isMissing, setMissing] = useState(false);
  const send = () => {
    const given = answer.trim();
    setMissing(given.length < shortest);
    if (given.length >= shortest) onAnswer(given);
  };
  return (
    <ConfirmDialog open {...rest} cancel={words('cancel')} variant="confirm" onConfirm={send}>
      <div className={styles.fields}>
        {children}
        <TextField
          label={label}
          maxLength={longest}
          required
          value={answer}
          onChange={(event) => setAnswer(event.target.value)}
          error={isMissing ? t('missing') : undefined}
        />
      </div>
    </ConfirmDialog>
  );
}
