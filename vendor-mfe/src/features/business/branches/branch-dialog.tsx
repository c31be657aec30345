import { useId } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import {
  useVendorsAddLocationMutation,
  useVendorsUpdateLocationMutation,
  type BranchView,
} from 'shared-ui/api/vendors';
import { useTexts } from 'shared-ui/i18n';
import { useSubmit } from 'shared-ui/platform';
import { Button, Dialog, Form } from 'shared-ui/ui';
import { BranchFields } from './branch-fields';
import { branchFormOf, toBranch, type BranchForm } from './branch-form';
import styles from '../business.module.css';
import { businessTexts } from '../texts';

/** Creates or updates a branch. */
function useSaveBranch(branch: BranchView | undefined, onSaved: () => void) {
  const t = useTexts(businessTexts);
  const [add] = useVendorsAddLocationMutation();
  const [update] = useVendorsUpdateLocationMutation();
  const form = useForm<BranchForm>({
    defaultValues: branchFormOf(branch),
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { busy, submit } = useSubmit({
    form,
    send: (values) =>
      branch
        ? update({ id: branch.id, updateBranchDto: toBranch(values) }).unwrap()
        : add({ branchDto: toBranch(values) }).unwrap(),
    done: { kind: 'success', title: t('branchSaved'), text: t('branchSavedText') },
    failed: t('branchFailed'),
    failedText: t('branchFailedText'),
    fieldOf: (field) => (field === 'hours' ? 'days' : field),
    onDone: onSaved,
  });
  return { form, busy, submit };
}

interface BranchDialogProps {
  /** Branch to update; undefined to create one. */
  branch?: BranchView;
  onClose(): void;
}

export function BranchDialog({ branch, onClose }: BranchDialogProps) {
  const t = useTexts(businessTexts);
  const id = useId();
  const { form, busy, submit } = useSaveBranch(branch, onClose);
  return (
    <Dialog open wide labelledBy={id} onClose={onClose}>
      <FormProvider {...form}>
        <Form className={styles.dialog} onSubmit={(event) => void submit(event)}>
          <h2 id={id}>{t(branch ? 'editBranch' : 'addBranch')}</h2>
          <BranchFields />
          <div className={styles.dialogButtons}>
            <Button variant="tint" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" disabled={busy}>
              {t(busy ? 'saving' : 'save')}
            </Button>
          </div>
        </Form>
      </FormProvider>
    </Dialog>
  );
}
