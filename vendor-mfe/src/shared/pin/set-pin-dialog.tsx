import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useStaffPinsSetMutation } from 'shared-ui/api/counter';
import { useTexts } from 'shared-ui/i18n';
import { useSubmit } from 'shared-ui/platform';
import { Button, Dialog, Form, TextField } from 'shared-ui/ui';
import { pinFailure } from './pin-failure';
import { problemText } from './pin-problem';
import styles from './set-pin.module.css';
import { pinTexts } from './texts';

interface SetPinDialogProps {
  userId: number;
  /** Name of somebody else whose PIN is reset. */
  name?: string | undefined;
  /** True if the own PIN until now is asked for. */
  hasPin: boolean;
  onSaved?(): void;
  onClose(): void;
}

const EMPTY = { pin: '', again: '', currentPin: '' };
const PIN = /^\d{4}$/;
const FIELD = { type: 'password', inputMode: 'numeric', autoComplete: 'off', maxLength: 4 } as const;

function useSetPin({ userId, onSaved, onClose }: SetPinDialogProps) {
  const t = useTexts(pinTexts);
  const [set] = useStaffPinsSetMutation();
  const form = useForm({ defaultValues: EMPTY, shouldFocusError: false });
  const submission = useSubmit({
    form,
    send: ({ pin, currentPin }, key) =>
      set({
        userId,
        setPinDto: { pin, ...(currentPin && { currentPin }) },
        'Idempotency-Key': key,
      }).unwrap(),
    onFailure(failure) {
      const problem = pinFailure(failure);
      if (problem) form.setError('currentPin', { type: 'server', message: problemText(problem, t) });
      return problem !== null;
    },
    done: { kind: 'success', title: t('saved'), text: t('savedText') },
    failed: t('notSaved'),
    failedText: t('notSavedText'),
    onDone() {
      onSaved?.();
      onClose();
    },
  });
  return { form, ...submission };
}

/** Dialog in which a person sets the own PIN, or an owner or manager that of somebody else. */
export function SetPinDialog(props: SetPinDialogProps) {
  const { name, hasPin, onClose } = props;
  const t = useTexts(pinTexts);
  const id = useId();
  const { form, busy, submit } = useSetPin(props);
  const { errors } = form.formState;
  const isPin = (text: string) => PIN.test(text) || t('pinBad');
  return (
    <Dialog open onClose={onClose} labelledBy={id}>
      <Form className={styles.form} onSubmit={(event) => void submit(event)}>
        <h2 id={id}>{name ? t('resetTitle', { name }) : t('setTitle')}</h2>
        <p className={styles.note}>{name ? t('resetText', { name }) : t('setText')}</p>
        {hasPin && (
          <TextField
            label={t('currentPin')}
            hint={t('currentPinHint')}
            error={errors.currentPin?.message}
            {...FIELD}
            {...form.register('currentPin', { validate: (text) => text === '' || isPin(text) })}
          />
        )}
        <TextField
          label={t('pin')}
          error={errors.pin?.message}
          {...FIELD}
          {...form.register('pin', { validate: isPin })}
        />
        <TextField
          label={t('pinAgain')}
          error={errors.again?.message}
          {...FIELD}
          {...form.register('again', { validate: (text, { pin }) => text === pin || t('pinDiffers') })}
        />
        <div className={styles.buttons}>
          <Button variant="tint" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" disabled={busy}>
            {t(busy ? 'saving' : 'save')}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
