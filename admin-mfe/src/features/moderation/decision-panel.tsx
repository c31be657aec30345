import { Check } from 'lucide-react';
import type { RejectDto } from 'shared-ui/api/admin';
import { useState } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { Button, Chip, ConfirmDialog, TextArea } from 'shared-ui/kit';
import styles from './moderation.module.css';
import { rejection, REASON_CODES, type ReasonCode } from './rejection';
import { moderationTexts } from './texts';
import { useDecisionKeys } from './use-decision-keys';

interface DecisionPanelProps {
  busy: boolean;
  onApprove(): void;
  onReject(why: RejectDto): void;
  onStep(by: 1 | -1): void;
}

/** A note, reasons to tick and the two decisions; rejecting asks once more. */
export function DecisionPanel({ busy, onApprove, onReject, onStep }: DecisionPanelProps) {
  const t = useTexts(moderationTexts);
  const [note, setNote] = useState('');
  const [codes, setCodes] = useState<readonly ReasonCode[]>([]);
  const [asking, setAsking] = useState(false);
  const toggle = (code: ReasonCode) =>
    setCodes(codes.includes(code) ? codes.filter((other) => other !== code) : [...codes, code]);
  useDecisionKeys(
    { j: () => onStep(1), k: () => onStep(-1), a: onApprove, r: () => setAsking(true) },
    !busy && !asking,
  );
  const words = (code: ReasonCode) => t(`reason_${code}`);
  return (
    <aside className={styles.panel} aria-label={t('decision')}>
      <h2>{t('decision')}</h2>
      <TextArea
        label={t('note')}
        hint={t('noteHint')}
        maxLength={500}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <div role="group" aria-label={t('reasons')} className={styles.reasons}>
        {REASON_CODES.map((code) => (
          <Chip key={code} selected={codes.includes(code)} onClick={() => toggle(code)}>
            {words(code)}
          </Chip>
        ))}
      </div>
      <div className={styles.verdicts}>
        <Button variant="danger" disabled={busy} onClick={() => setAsking(true)}>
          {t('reject')}
        </Button>
        <Button variant="confirm" disabled={busy} onClick={onApprove}>
          <Check size={20} aria-hidden />
          {t('approve')}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={t('rejectTitle')}
        text={t('rejectText')}
        confirm={t('reject')}
        cancel={t('cancel')}
        variant="danger"
        busy={busy}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onReject(rejection(note, codes, words));
        }}
      />
    </aside>
  );
}
