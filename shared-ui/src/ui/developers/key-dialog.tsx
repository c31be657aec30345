import { KeyRound } from 'lucide-react';
import { type ChangeEvent, useId } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useTexts } from '../../platform/i18n';
import { rulesOf, useSubmit } from '../../platform/submission';
import type { ApiKeyView, NewApiKeyView } from '../../store/api/api-keys';
import { Alert, Button, Dialog, Form, Select, TextArea, TextField } from '../kit';
import styles from './dialog.module.css';
import { changedKeyOf, fieldsOf, type KeyFields, NO_KEY, networksOf, newKeyOf } from './key-fields';
import type { KeyCalls, Kind, Scope } from './key-calls';
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
      {calls.scopes[form.watch('kind')].map((scope: Scope) => (
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

/** The kind of a new key. Rights that the other kind does not have are left out. */
function KindOfKey({ form, calls }: FieldsProps) {
  const t = useTexts(developerTexts);
  const isTest = form.watch('kind') === 'test';
  const kinds = [
    { value: 'live', label: t('kind_live') },
    { value: 'test', label: t('kind_test') },
  ];
  const keepKnown = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    const known = calls.scopes[target.value as Kind];
    form.setValue(
      'scopes',
      form.getValues('scopes').filter((scope) => known.includes(scope)),
    );
  };
  return (
    <>
      <Select label={t('kind')} options={kinds} {...form.register('kind', { onChange: keepKnown })} />
      {isTest && (
        <Alert tone="news" title={t('testHint')}>
          {t('testCodes')}
        </Alert>
      )}
    </>
  );
}

function EndAndBranch({ form, calls }: FieldsProps) {
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
    <div className={styles.pair}>
      {calls.branches.length > 0 && form.watch('kind') === 'live' && (
        <Select label={t('branch')} options={branches} {...form.register('branchId')} />
      )}
      <Select label={t('ends')} options={ends} {...form.register('validDays')} />
    </div>
  );
}

function Networks({ form }: Pick<FieldsProps, 'form'>) {
  const t = useTexts(developerTexts);
  return (
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
  );
}

interface KeyDialogProps {
  calls: KeyCalls;
  /** The key to edit; without one a key is created. Its branch and its end stay. */
  item?: ApiKeyView;
  onCreated(made: NewApiKeyView): void;
  onClose(): void;
}

function useKeyForm({ calls, item, onCreated, onClose }: KeyDialogProps) {
  const t = useTexts(developerTexts);
  const form = useForm<KeyFields>({ defaultValues: item ? fieldsOf(item) : NO_KEY, shouldFocusError: false });
  const sending = useSubmit<KeyFields, NewApiKeyView | null>({
    form,
    send: async (fields, key) => {
      if (!item) return calls.create(newKeyOf(fields), key);
      await calls.change(item.id, changedKeyOf(fields), key);
      return null;
    },
    done: item && { kind: 'success', title: t('saved') },
    failed: t(item ? 'saveFailed' : 'createFailed'),
    failedText: t('failedText'),
    onDone: (made) => (made ? onCreated(made) : onClose()),
  });
  return { form, ...sending };
}

/** Creates or edits a key. */
export function KeyDialog(props: KeyDialogProps) {
  const t = useTexts(developerTexts);
  const id = useId();
  const { form, busy, submit } = useKeyForm(props);
  const { calls, item, onClose } = props;
  const redeems = form.watch('scopes').includes('passes:redeem');
  return (
    <Dialog open onClose={onClose} labelledBy={id}>
      <Form className={styles.box} onSubmit={(event) => void submit(event)}>
        <h2 id={id}>{item ? t('editOf', { name: item.name }) : t('createTitle')}</h2>
        <TextField
          label={t('name')}
          hint={t('nameHint')}
          maxLength={60}
          autoComplete="off"
          required
          error={form.formState.errors.name?.message}
          {...form.register('name', rulesOf('CreateApiKeyDto', 'name', t('nameMissing')))}
        />
        {!item && <KindOfKey form={form} calls={calls} />}
        <Rights form={form} calls={calls} />
        {!item && <EndAndBranch form={form} calls={calls} />}
        <Networks form={form} />
        {(!item || redeems) && (
          <Alert
            tone="warning"
            icon={<KeyRound size={20} aria-hidden />}
            title={t(item ? 'appliesAtOnce' : 'shownOnce')}
          >
            {t(redeems ? 'redeems' : 'keepIt')}
          </Alert>
        )}
        <div className={styles.buttons}>
          <Button variant="tint" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" disabled={busy}>
            {t(busy ? (item ? 'saving' : 'sending') : item ? 'save' : 'create')}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
