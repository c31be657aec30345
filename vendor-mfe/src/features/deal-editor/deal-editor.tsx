import { Form, type FormInstance } from 'antd';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ManagedDealView } from 'shared-ui/api/vendor-deals';
import { useTexts } from 'shared-ui/i18n';
import { Link } from 'shared-ui/router';
import { dealFormOf, type DealForm } from './deal-form';
import { DealPreview } from './preview/deal-preview';
import styles from './deal-editor.module.css';
import { KindField } from './price/kind-field';
import { LimitFields } from './fields/limit-fields';
import { PictureField } from './picture/picture-field';
import { PlaceFields } from './fields/place-fields';
import { PriceFields } from './price/price-fields';
import { SaleFields } from './fields/sale-fields';
import { dealEditorTexts } from './texts';
import { UnchangedStart } from './use-deal-rule';
import { VisitFields } from './fields/visit-fields';
import { WordsFields } from './fields/words-fields';

interface DealEditorProps {
  form: FormInstance<DealForm>;
  initial: DealForm;
  /** The deal that is edited; none for a new one. */
  deal?: ManagedDealView;
  /** What is to be known before the first field. */
  notes: ReactNode;
  /** What can be done with it. */
  foot: ReactNode;
  onType?: (form: DealForm) => void;
  onSubmit(form: DealForm): void;
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

/** All that is filled in; also of fields that are not shown. */
export const valuesOf = (form: FormInstance<DealForm>): DealForm => form.getFieldsValue(true) as DealForm;

/** The form of a deal beside the card it makes. */
export function DealEditor({ form, initial, deal, notes, foot, onType, onSubmit }: DealEditorProps) {
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
        onValuesChange={() => onType?.(valuesOf(form))}
        onFinish={() => onSubmit(valuesOf(form))}
      >
        <EditorHead isNew={!deal} />
        <div className={styles.body}>
          <div className={styles.fields}>
            <div className={styles.notes}>{notes}</div>
            <KindField />
            <WordsFields />
            <PictureField />
            <PriceFields />
            <PlaceFields isNew={!deal} />
            <SaleFields />
            <LimitFields />
            <VisitFields initial={initial} />
          </div>
          <Form.Item noStyle shouldUpdate>
            {() => <DealPreview form={{ ...initial, ...valuesOf(form) }} deal={deal} />}
          </Form.Item>
        </div>
        <div className={styles.foot}>{foot}</div>
      </Form>
    </UnchangedStart>
  );
}
