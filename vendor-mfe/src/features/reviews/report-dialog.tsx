import { useForm } from 'react-hook-form';
import { useReviewsReportMutation, type ReportReviewDto, type VendorReviewView } from 'shared-ui/api/reviews';
import { useTexts } from 'shared-ui/i18n';
import { useSubmit } from 'shared-ui/platform';
import { ConfirmDialog, TextArea } from 'shared-ui/ui';
import { ChoiceGroup } from '../../shared/form/choice-group';
import { vendorReviewsTexts } from './texts';

const REASONS = ['false', 'offensive', 'spam', 'private', 'other'] as const;
const LONGEST_COMMENT = 500;

interface ReportForm {
  reason: ReportReviewDto['reason'] | null;
  comment: string;
}

interface ReportDialogProps {
  review: VendorReviewView;
  onClose(): void;
}

/** Dialog that reports a review, with a reason. */
export function ReportDialog({ review, onClose }: ReportDialogProps) {
  const t = useTexts(vendorReviewsTexts);
  const [report] = useReviewsReportMutation();
  const form = useForm<ReportForm>({
    defaultValues: { reason: null, comment: '' },
    shouldFocusError: false,
  });
  const { errors } = form.formState;
  const { busy, submit } = useSubmit({
    form,
    send: ({ reason, comment }) => {
      const reportReviewDto = { reason: reason ?? 'other', comment: comment.trim() || null };
      return report({ id: review.id, reportReviewDto }).unwrap();
    },
    done: { kind: 'success', title: t('reportDone'), text: t('reportDoneText') },
    failed: t('reportFailed'),
    failedText: t('reportFailedText'),
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      open
      title={t('reportTitle')}
      text={t('reportText')}
      confirm={t(busy ? 'sending' : 'sendReport')}
      cancel={t('cancel')}
      busy={busy}
      onConfirm={() => void submit()}
      onClose={onClose}
    >
      <ChoiceGroup
        label={t('reportOf', { author: review.author || t('formerCustomer') })}
        choices={REASONS.map((reason) => ({ value: reason, label: t(reason) }))}
        error={errors.reason?.message}
        field={form.register('reason', { validate: (chosen) => chosen !== null || t('reasonMissing') })}
      />
      <TextArea
        label={t('reportComment')}
        rows={3}
        maxLength={LONGEST_COMMENT}
        error={errors.comment?.message}
        {...form.register('comment')}
      />
    </ConfirmDialog>
  );
}
