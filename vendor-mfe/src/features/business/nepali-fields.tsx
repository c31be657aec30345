import { Form, Input } from 'antd';
import { useTexts } from 'shared-ui/i18n';
import { findNepaliFault, type NepaliForm } from './business-form';
import { businessTexts } from './texts';

/** What Nepali pages call the business and say of it. @param reviewed another name waits for an admin */
export function NepaliFields({ reviewed }: { reviewed: boolean }) {
  const t = useTexts(businessTexts);
  const rule = (field: keyof NepaliForm) => ({
    validator: async (_rule: unknown, text: string | undefined) => {
      const fault = findNepaliFault(field, text);
      if (fault) throw new Error(t(fault));
    },
  });
  return (
    <>
      <Form.Item
        name="nameNe"
        label={t('nameNe')}
        extra={t(reviewed ? 'nameReviewed' : 'nameNeHint')}
        rules={[rule('nameNe')]}
      >
        <Input lang="ne" maxLength={120} />
      </Form.Item>
      <Form.Item
        name="descriptionNe"
        label={t('descriptionNe')}
        extra={t('descriptionNeHint')}
        rules={[rule('descriptionNe')]}
      >
        <Input.TextArea lang="ne" autoSize={{ minRows: 4, maxRows: 10 }} />
      </Form.Item>
    </>
  );
}
