import { Collapse, Form, Input } from 'antd';
import { useTexts } from 'shared-ui/i18n';
import type { DealForm } from '../deal-form';
import { dealEditorTexts } from '../texts';
import { useDealRule } from '../use-deal-rule';

const rows = { minRows: 3, maxRows: 10 };

function NepaliFields() {
  const t = useTexts(dealEditorTexts);
  const rule = useDealRule();
  return (
    <>
      <Form.Item name="titleNe" label={t('titleNe')} rules={rule('titleNe')}>
        <Input lang="ne" maxLength={120} />
      </Form.Item>
      <Form.Item name="descriptionNe" label={t('descriptionNe')} rules={rule('descriptionNe')}>
        <Input.TextArea lang="ne" autoSize={rows} />
      </Form.Item>
    </>
  );
}

/** What the deal is, in words. */
export function WordsFields() {
  const t = useTexts(dealEditorTexts);
  const rule = useDealRule();
  const form = Form.useFormInstance<DealForm>();
  const title = Form.useWatch('title', form) ?? '';
  const hasNepali = Boolean(form.getFieldValue('titleNe') || form.getFieldValue('descriptionNe'));
  return (
    <>
      <Form.Item
        name="title"
        label={t('title')}
        extra={t('titleHint', { count: title.trim().length })}
        rules={rule('title')}
      >
        <Input maxLength={120} />
      </Form.Item>
      <Form.Item
        name="description"
        label={t('description')}
        extra={t('descriptionHint')}
        rules={rule('description')}
      >
        <Input.TextArea autoSize={rows} />
      </Form.Item>
      <Form.Item>
        <Collapse
          ghost
          size="small"
          defaultActiveKey={hasNepali ? ['ne'] : []}
          items={[{ key: 'ne', label: t('inNepali'), children: <NepaliFields />, forceRender: true }]}
        />
      </Form.Item>
    </>
  );
}
