import { AutoComplete, Form, Input, Modal } from 'antd';
import { useCatalogLocationsQuery } from 'shared-ui/api/catalog';
import type { BranchView } from 'shared-ui/api/vendors';
import { describeFields, inLanguage, useLanguage, useTexts } from 'shared-ui/i18n';
import { branchFormOf, findBranchFault, toBranch, type BranchForm, type BranchText } from './branch-form';
import styles from '../business.module.css';
import { HoursField } from './hours-field';
import { findHoursFault, type DayHours } from './opening-hours';
import { PinField } from './pin-field';
import { showFieldFailures } from '../show-field-failures';
import { businessTexts } from '../texts';
import type { BranchActions } from './use-branch-actions';

interface BranchDialogProps {
  /** The branch to change; none to add one. */
  branch?: BranchView;
  actions: BranchActions;
  onClose(): void;
}

/** Name, address, place on the map, and opening hours. */
function BranchFields() {
  const t = useTexts(businessTexts);
  const language = useLanguage();
  const form = Form.useFormInstance<BranchForm>();
  const { data: cities = [] } = useCatalogLocationsQuery();
  const rule = (field: BranchText) => ({
    validator: async () => {
      const fault = findBranchFault(form.getFieldsValue(), field);
      if (fault) throw new Error(t(fault));
    },
  });
  const hoursRule = {
    validator: async (_rule: unknown, days: DayHours[]) => {
      const fault = findHoursFault(days);
      if (fault) throw new Error(t(fault));
    },
  };
  return (
    <>
      <Form.Item name="name" label={t('branchName')} extra={t('branchNameHint')} rules={[rule('name')]}>
        <Input maxLength={80} />
      </Form.Item>
      <Form.Item name="address" label={t('address')} rules={[rule('address')]}>
        <Input maxLength={160} />
      </Form.Item>
      <Form.Item name="city" label={t('city')} rules={[rule('city')]}>
        <AutoComplete
          options={cities.map(({ name, nameNe }) => ({ value: inLanguage(language, name, nameNe) }))}
          showSearch={{
            filterOption: (typed, option) =>
              option?.value.toLowerCase().includes(typed.toLowerCase()) ?? false,
          }}
        />
      </Form.Item>
      <PinField />
      <p className={styles.hint}>{t('pinHint')}</p>
      <div className={styles.pair}>
        <Form.Item name="latitude" label={t('latitude')} rules={[rule('latitude')]}>
          <Input inputMode="decimal" placeholder="27.7172" />
        </Form.Item>
        <Form.Item name="longitude" label={t('longitude')} rules={[rule('longitude')]}>
          <Input inputMode="decimal" placeholder="85.3240" />
        </Form.Item>
      </div>
      <h3 className={styles.legend}>{t('hours')}</h3>
      <p className={styles.hint}>{t('hoursHint')}</p>
      <Form.Item name="days" rules={[hoursRule]}>
        <HoursField />
      </Form.Item>
    </>
  );
}

export function BranchDialog({ branch, actions, onClose }: BranchDialogProps) {
  const t = useTexts(businessTexts);
  const language = useLanguage();
  const [form] = Form.useForm<BranchForm>();
  const save = async (values: BranchForm) => {
    try {
      await actions.save(toBranch(values), branch?.id);
      onClose();
    } catch (failure) {
      showFieldFailures(form, await describeFields(failure, language));
    }
  };
  return (
    <Modal
      open
      title={t(branch ? 'editBranch' : 'addBranch')}
      okText={t(actions.busy ? 'saving' : 'save')}
      cancelText={t('cancel')}
      okButtonProps={{ disabled: actions.busy }}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={branchFormOf(branch)}
        validateTrigger="onBlur"
        scrollToFirstError={{ focus: true }}
        onFinish={(values) => void save(values)}
      >
        <BranchFields />
      </Form>
    </Modal>
  );
}
