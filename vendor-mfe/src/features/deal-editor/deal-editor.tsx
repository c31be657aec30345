import { Form } from 'antd';
import { X } from 'lucide-react';
import { useState } from 'react';
import type { ManagedDealView } from 'shared-ui/api/vendor-deals';
import { useTexts } from 'shared-ui/i18n';
import { Button, ButtonLink } from 'shared-ui/kit';
import { Link } from 'shared-ui/router';
import type { DealForm } from './deal-form';
import { dealFormOf, withPendingChanges } from './deal-form';
import { DealPreview } from './deal-preview';
import styles from './deal-editor.module.css';
import { ConflictNote, StateNote } from './editor-notes';
import { KindField } from './kind-field';
import { LimitFields } from './limit-fields';
import { PictureField } from './picture-field';
import { PlaceFields } from './place-fields';
import { PriceFields } from './price-fields';
import { dealEditorTexts } from './texts';
import { UnchangedStart } from './use-deal-rule';
import { useSubmitDeal } from './use-submit-deal';
import { WordsFields } from './words-fields';

interface DealEditorProps {
  initial: DealForm;
  /** The deal that is edited; none for a new one. */
  deal?: ManagedDealView;
  /** Asks for the deal as it is by now. */
  askAgain?: () => Promise<ManagedDealView>;
}

function EditorHead({ isNew }: { isNew: boolean }) {
  const t = useTexts(dealEditorTexts);
  return (
    <div className={styles.head}>
      <div>
        <h1>{t(isNew ? 'createTitle' : 'editTitle')}</h1>
        <p className={styles.small}>{t(isNew ? 'createLead' : 'editLead')}</p>
      </div>
      <Link to="/dashboard/deals" aria-label={t('close')} className={styles.close}>
        <X size={22} />
      </Link>
    </div>
  );
}

/** The form of a deal beside the card it makes. */
export function DealEditor({ initial, deal, askAgain }: DealEditorProps) {
  const t = useTexts(dealEditorTexts);
  const [form] = Form.useForm<DealForm>();
  const [values, setValues] = useState(initial);
  const { busy, hasConflict, submit, forgetConflict } = useSubmitDeal(form, deal);

  const submitMine = async () => {
    const newer = await askAgain?.();
    if (newer) await submit(form.getFieldsValue(true) as DealForm, newer.version);
  };
  const loadNewer = async () => {
    const newer = await askAgain?.();
    if (!newer) return;
    form.setFieldsValue(dealFormOf(withPendingChanges(newer)));
    setValues(form.getFieldsValue(true) as DealForm);
    forgetConflict();
  };

  return (
    <UnchangedStart value={deal && dealFormOf(deal).startDay}>
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={initial}
        validateTrigger="onBlur"
        scrollToFirstError={{ block: 'center', focus: true }}
        className={styles.editor}
        onValuesChange={() => setValues(form.getFieldsValue(true) as DealForm)}
        onFinish={() => void submit(form.getFieldsValue(true) as DealForm)}
      >
        <EditorHead isNew={!deal} />
        <div className={styles.body}>
          <div className={styles.fields}>
            {deal && <StateNote deal={deal} />}
            <KindField />
            <WordsFields />
            <PictureField />
            <PriceFields />
            <PlaceFields />
            <LimitFields />
          </div>
          <DealPreview form={values} deal={deal} />
        </div>
        <div className={styles.foot}>
          {hasConflict && (
            <ConflictNote
              busy={busy}
              onSubmitMine={() => void submitMine()}
              onLoadNewer={() => void loadNewer()}
            />
          )}
          <ButtonLink variant="tint" to="/dashboard/deals">
            {t('cancel')}
          </ButtonLink>
          <Button type="submit" disabled={busy}>
            {t(busy ? 'busy' : deal ? 'save' : 'submit')}
          </Button>
        </div>
      </Form>
    </UnchangedStart>
  );
}
