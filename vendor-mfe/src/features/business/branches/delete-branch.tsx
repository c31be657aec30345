import { useVendorsRemoveLocationMutation, type BranchView } from 'shared-ui/api/vendors';
import { useTexts } from 'shared-ui/i18n';
import { useDecision } from 'shared-ui/platform';
import { ConfirmDialog } from 'shared-ui/ui';
import { businessTexts } from '../texts';

interface DeleteBranchProps {
  branch: BranchView;
  onClose(): void;
}

/** Confirmation dialog for deleting a branch. */
export function DeleteBranch({ branch: { id }, onClose }: DeleteBranchProps) {
  const t = useTexts(businessTexts);
  const { busy, decide } = useDecision();
  const [remove] = useVendorsRemoveLocationMutation();
  const confirm = async () => {
    await decide(
      id,
      () => remove({ id }).unwrap(),
      { kind: 'success', title: t('branchDeleted'), text: t('branchDeletedText') },
      { title: t('branchFailed'), text: t('branchFailedText') },
    );
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={t('deleteTitle')}
      text={t('deleteText')}
      confirm={t('delete')}
      cancel={t('cancel')}
      variant="danger"
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
