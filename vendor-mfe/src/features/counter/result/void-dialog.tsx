import { Form, Input, Modal } from 'antd';
import type { CounterPassView } from 'shared-ui/api/counter';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { dealTitleOf } from './outcome-words';
import { counterTexts } from '../texts';
import { useVoid } from './use-void';

const SHORTEST_REASON = 3;

interface VoidDialogProps {
  pass: CounterPassView;
  /** @param takenBack the pass, unless it was kept */
  onClose(takenBack: CounterPassView | null): void;
}

/** Asks why a use is taken back. */
export function VoidDialog({ pass, onClose }: VoidDialogProps) {
  const t = useTexts(counterTexts);
  const format = useFormat();
  const [form] = Form.useForm<{ reason: string }>();
  const { busy, takeBack } = useVoid();
  const send = async ({ reason }: { reason: string }) => {
    const takenBack = await takeBack(pass.id, reason.trim());
    if (takenBack) onClose(takenBack);
  };
  return (
    <Modal
      open
      title={t('voidTitle')}
      okText={t(busy ? 'confirming' : 'takeBack')}
      cancelText={t('keep')}
      okButtonProps={{ danger: true, disabled: busy, size: 'large' }}
      cancelButtonProps={{ size: 'large' }}
      onOk={form.submit}
      onCancel={() => onClose(null)}
    >
      <p>{t('voidText', { title: dealTitleOf(pass, format), customer: pass.customer })}</p>
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        validateTrigger="onBlur"
        scrollToFirstError={{ focus: true }}
        initialValues={{ reason: '' }}
        onFinish={(values) => void send(values)}
      >
        <Form.Item
          name="reason"
          label={t('reason')}
          rules={[
            {
              validator: async (_rule, text: string) => {
                if (text.trim().length < SHORTEST_REASON) throw new Error(t('reasonBad'));
              },
            },
          ]}
        >
          <Input maxLength={200} placeholder={t('reasonExample')} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
