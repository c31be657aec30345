import { FormProvider, useForm } from 'react-hook-form';
import { useAdminUsersCorrectPointsMutation, type AdminUserDetailView } from 'shared-ui/api/admin-users';
import { typedNumber } from 'shared-ui/format';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { rulesOf, useSubmit } from 'shared-ui/platform';
import { ConfirmDialog, TextField } from 'shared-ui/ui';
import { ReasonField } from '../../shared/reason-dialog/reason-field';
import { reasonTexts } from '../../shared/reason-dialog/texts';
import { fullName } from './full-name';
import { userTexts } from './texts';

interface CorrectionDialogProps {
  user: AdminUserDetailView;
  onClose(): void;
}

/** Dialog that adds or removes points of an account, with a reason. */
export function CorrectionDialog({ user, onClose }: CorrectionDialogProps) {
  const t = useTexts(userTexts);
  const words = useTexts(reasonTexts);
  const format = useFormat();
  const [correct] = useAdminUsersCorrectPointsMutation();
  const form = useForm({ defaultValues: { delta: '', reason: '' }, shouldFocusError: false });
  const { busy, submit } = useSubmit({
    form,
    send: ({ delta, reason }, key) => {
      const correctPointsDto = { delta: typedNumber(delta), reason: reason.trim() };
      return correct({ id: user.id, correctPointsDto, 'Idempotency-Key': key }).unwrap();
    },
    done: {
      kind: 'success',
      title: t('done_correct'),
      text: t('doneText_correct', { name: fullName(user) }),
    },
    failed: t('failed_correct'),
    onDone: onClose,
  });
  const { validate } = rulesOf('CorrectPointsDto', 'delta', t('deltaWrong'));
  return (
    <FormProvider {...form}>
      <ConfirmDialog
        open
        title={t('ask_correct')}
        text={t('askText_correct', { balance: format.number(user.loyaltyPoints) })}
        confirm={t('correct')}
        cancel={words('cancel')}
        variant="confirm"
        busy={busy}
        onConfirm={() => void submit()}
        onClose={onClose}
      >
        <TextField
          inputMode="text"
          autoComplete="off"
          maxLength={8}
          required
          label={t('delta')}
          error={form.formState.errors.delta?.message}
          {...form.register('delta', {
            validate: (typed) => (typedNumber(typed) === 0 ? t('deltaWrong') : validate(typed)),
          })}
        />
        <ReasonField />
      </ConfirmDialog>
    </FormProvider>
  );
}
