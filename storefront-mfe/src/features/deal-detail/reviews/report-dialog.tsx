import { useId, useState, type FormEvent } from 'react';
import { useReviewsReportMutation, type ReviewView } from 'shared-ui/api/reviews';
import { useTexts } from 'shared-ui/i18n';
import { Button, Dialog, Form, TextArea } from 'shared-ui/ui';
import { useDecision } from 'shared-ui/platform';
import styles from './report-dialog.module.css';
import { reviewTexts } from './texts';

const REASONS = ['false', 'offensive', 'spam', 'private', 'other'] as const;
const LONGEST_COMMENT = 500;

function useReport({ id }: ReviewView, onSent: () => void) {
  const t = useTexts(reviewTexts);
  const { busy, decide } = useDecision();
  const [report] = useReviewsReportMutation();

  async function send(reason: (typeof REASONS)[number], comment: string): Promise<void> {
    const reportReviewDto = { reason, comment: comment.trim() || null };
    const isDone = await decide(
      reportReviewDto,
      () => report({ id, reportReviewDto }).unwrap(),
      { kind: 'success', title: t('reportDone'), text: t('reportDoneText') },
      { title: t('reportFailed'), text: t('reportFailedText') },
    );
    if (isDone) onSent();
  }

  return { busy, send };
}

interface ReportDialogProps {
  review: ReviewView;
  onClose(): void;
}

/** Dialog that reports a review, with a reason. */
export function ReportDialog({ review, onClose }: ReportDialogProps) {
  const t = useTexts(reviewTexts);
  const id = useId();
  const [reason, setReason] = useState<(typeof REASONS)[number] | null>(null);
  const [comment, setComment] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { busy, send } = useReport(review, onClose);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason) void send(reason, comment);
    else setMissing(true);
  };

  return (
    <Dialog open onClose={onClose} labelledBy={id}>
      <Form className={styles.form} onSubmit={submit}>
        <h2 id={id} className={styles.title}>
          {t('reportTitle')}
        </h2>
        <p>{t('reportText')}</p>
        <fieldset
          className={styles.reasons}
          aria-describedby={isMissing && !reason ? `${id}-error` : undefined}
        >
          <legend className={styles.legend}>
            {t('reportOf', { author: review.author || t('formerCustomer') })}
          </legend>
          {REASONS.map((known) => (
            <label key={known} className={styles.reason}>
              <input type="radio" name={id} checked={known === reason} onChange={() => setReason(known)} />
              {t(known)}
            </label>
          ))}
        </fieldset>
        {isMissing && !reason && (
          <p id={`${id}-error`} role="alert" className={styles.error}>
            {t('reasonMissing')}
          </p>
        )}
        <TextArea
          label={t('reportComment')}
          maxLength={LONGEST_COMMENT}
          value={comment}
          onChange={(event) => setComment(event.target.value)}
        />
        <div className={styles.actions}>
          <Button variant="tint" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" disabled={busy}>
            {t(busy ? 'sendingReport' : 'sendReport')}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
