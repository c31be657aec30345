import { useState } from 'react';
import { accountApi } from 'shared-ui/api/account';
import { useTexts } from 'shared-ui/i18n';
import { Button, ConfirmDialog } from 'shared-ui/ui';
import { useSave } from '../use-save';
import { phoneTexts } from './texts';

/** Removes the number from the sign-in after a confirmation. */
export function PhoneRemoval() {
  const t = useTexts(phoneTexts);
  const { busy, save } = useSave();
  const [remove] = accountApi.usePhonesRemoveMutation();
  const [open, setOpen] = useState(false);
  const confirm = async (): Promise<void> => {
    if (await save(() => remove({}).unwrap(), { kind: 'success', title: t('removed') })) setOpen(false);
  };
  return (
    <div>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {t('remove')}
      </Button>
      <ConfirmDialog
        open={open}
        variant="danger"
        title={t('removeTitle')}
        text={t('removeText')}
        confirm={t(busy ? 'busy' : 'remove')}
        cancel={t('cancel')}
        busy={busy}
        onConfirm={() => void confirm()}
        onClose={() => setOpen(false)}
      />
    </div>
  );
}
