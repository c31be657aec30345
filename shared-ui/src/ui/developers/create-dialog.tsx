import { KeyRound } from 'lucide-react';
import { useId } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useTexts } from '../../platform/i18n';
import { rulesOf, useSubmit } from '../../platform/submission';
import type { NewApiKeyView } from '../../store/api/api-keys';
import { Alert, Button, Dialog, Form, Select, TextArea, TextField } from '../kit';
import styles from './create-dialog.module.css';
import { type KeyFields, NO_KEY, networksOf, newKeyOf } from './key-fields';
import type { KeyCalls, Scope } from './key-calls';
import { developerTexts } from './texts';

interface FieldsProps {
  form: UseFormReturn<KeyFields>;
  calls: KeyCalls;
}

function Rights({ form, calls }: FieldsProps) {
  const t = useTexts(developerTexts);
  return (
    <fieldset className={styles.rights}>
      <legend>{t('rights')}</legend>
      <p className={styles.small}>{t('rightsHint')}</p>
      {calls.scopes.map((scope: Scope) => (
        <label key={scope} className={styles.right}>
          <input type="checkbox" value={scope} {...form.register('scopes')} />
          <span>
            <code>{scope}</code>
            <span className={styles.small}>{t(`scope_${scope}`)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function Limits({ form, calls }: FieldsProps) {
  const t = useTexts(developerTexts);
  const ends = [
    { value: '', label: t('endless') },
    { value: '30', label: t('in30Days') },
    { value: '365', label: t('inOneYear') },
  ];
  const branches = [
    { value: '', label: t('allBranches') },
    ...calls.branches.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  return (
    <>
      <div className={styles.pair}>
        {calls.branches.length > 0 && (
          <Select label={t('branch')} options={branches} {...form.register('branchId')} />
        )}
        <Select label={t('ends')} options={ends} {...form.register('validDays')} />
      </div>
      <TextArea
        label={t('networks')}
        hint={t('networksHint')}
        rows={2}
        spellCheck={false}
        error={form.formState.errors.allowedAddresses?.message}
        {...form.register('allowedAddresses', {
          validate: (text) => networksOf(text).length <= 20 || t('networksMany'),
        })}
      />
    </>
  );
}

interface CreateDialogProps {
  calls: KeyCalls;
  onDone(made: NewApiKeyView): void;
  onClose(): void;
}

/** Creates a key. */
export function CreateDialog({ calls, onDone, onClose }: CreateDialogProps) {
  const t = useTexts(developerTexts);
  const id = useId();
  const form = useForm<KeyFields>({ defaultValues: NO_KEY, shouldFocusError: false });
  const { busy, submit } = useSubmit({
    form,
    send: (fields, key) => calls.create(newKeyOf(fields), key),
    failed: t('createFailed'),
    failedText: t('failedText'),
    onDone,
  });
  const redeems = form.watch('scopes').includes('passes:redeem');
  return (
    <Dialog open onClose={onClose} labelledBy={id}>
      <Form className={styles.box} onSubmit={(event) => void submit(event)}>
        <h2 id={id}>{t('createTitle')}</h2>
        <TextField
          label={t('name')}
          hint={t('nameHint')}
          maxLength={60}
          autoComplete="off"
          required
          error={form.formState.errors.name?.message}
          {...form.register('name', rulesOf('CreateApiKeyDto', 'name', t('nameMissing')))}
        />
        <Rights form={form} calls={calls} />
        <Limits form={form} calls={calls} />
        <Alert tone="warning" icon={<KeyRound size={20} aria-hidden />} title={t('shownOnce')}>
          {redeems ? t('redeems') : t('keepIt')}
        </Alert>
        <div className={styles.buttons}>
          <Button variant="tint" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" disabled={busy}>
            {busy ? t('sending') : t('create')}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
