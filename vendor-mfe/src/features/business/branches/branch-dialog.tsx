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
import { branchFormOf, toBranch, type BranchForm as BranchValues } from './branch-form';
import styles from '../business.module.css';
import { businessTexts } from '../texts';

/** Creates or updates a branch. */
function useSaveBranch(defaults: BranchValues, branch: BranchView | undefined, onSaved: () => void) {
  const t = useTexts(businessTexts);
  const [add] = useVendorsAddLocationMutation();
  const [update] = useVendorsUpdateLocationMutation();
  const form = useForm<BranchValues>({
    defaultValues: defaults,
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
  const { form, busy, submit } = useSaveBranch(branchFormOf(branch), branch, onClose);
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

interface NewBranchProps {
  /** Initial values of the form. */
  defaults: BranchValues;
  submitLabel: string;
  onSaved(): void;
}

/** Inline form for a new branch. */
export function NewBranch({ defaults, submitLabel, onSaved }: NewBranchProps) {
  const t = useTexts(businessTexts);
  const { form, busy, submit } = useSaveBranch(defaults, undefined, onSaved);
  return (
    <FormProvider {...form}>
      <Form className={styles.stack} onSubmit={(event) => void submit(event)}>
        <BranchFields />
        <div>
          <Button type="submit" disabled={busy}>
            {busy ? t('saving') : submitLabel}
          </Button>
        </div>
      </Form>
    </FormProvider>
  );
}
