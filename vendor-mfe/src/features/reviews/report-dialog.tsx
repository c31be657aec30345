import { Form, Input, Modal, Radio, Space } from 'antd';
import { useReviewsReportMutation, type ReportReviewDto, type VendorReviewView } from 'shared-ui/api/reviews';
import { describeFailure, useLanguage, useTexts } from 'shared-ui/i18n';
import { useToast } from 'shared-ui/platform';
import { vendorReviewsTexts } from './texts';

const REASONS = ['false', 'offensive', 'spam', 'private', 'other'] as const;
const LONGEST_COMMENT = 500;

function useReport({ id }: VendorReviewView, onSent: () => void) {
  const t = useTexts(vendorReviewsTexts);
  const language = useLanguage();
  const toast = useToast();
  const [report, { isLoading: busy }] = useReviewsReportMutation();

  async function send({ reason, comment }: ReportReviewDto): Promise<void> {
    try {
      await report({ id, reportReviewDto: { reason, comment: comment?.trim() || null } }).unwrap();
      toast({ kind: 'success', title: t('reportDone'), text: t('reportDoneText') });
      onSent();
    } catch (failure) {
      const text = await describeFailure(failure, language, t('reportFailedText'));
      toast({ kind: 'error', title: t('reportFailed'), text });
    }
  }

  return { busy, send };
}

interface ReportDialogProps {
  review: VendorReviewView;
  onClose(): void;
}

/** Asks what is wrong with a review. */
export function ReportDialog({ review, onClose }: ReportDialogProps) {
  const t = useTexts(vendorReviewsTexts);
  const [form] = Form.useForm<ReportReviewDto>();
  const { busy, send } = useReport(review, onClose);
  return (
    <Modal
      open
      title={t('reportTitle')}
      okText={t(busy ? 'sending' : 'sendReport')}
      cancelText={t('cancel')}
      okButtonProps={{ disabled: busy, size: 'large' }}
      cancelButtonProps={{ size: 'large' }}
      onOk={form.submit}
      onCancel={onClose}
    >
      <p>{t('reportText')}</p>
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        scrollToFirstError={{ focus: true }}
        onFinish={(values) => void send(values)}
      >
        <Form.Item
          name="reason"
          label={t('reportOf', { author: review.author || t('formerCustomer') })}
          rules={[{ required: true, message: t('reasonMissing') }]}
        >
          <Radio.Group>
            <Space orientation="vertical">
              {REASONS.map((reason) => (
                <Radio key={reason} value={reason}>
                  {t(reason)}
                </Radio>
              ))}
            </Space>
          </Radio.Group>
        </Form.Item>
        <Form.Item name="comment" label={t('reportComment')}>
          <Input.TextArea rows={3} maxLength={LONGEST_COMMENT} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
