import { useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  type CounterPassView,
  usePhoneLookupAskMutation,
  usePhoneLookupSayMutation,
} from 'shared-ui/api/counter';
import { useTexts } from 'shared-ui/i18n';
import { rulesOf, useSubmit } from 'shared-ui/platform';
import { isApiFailure } from 'shared-ui/store';
import { ConfirmDialog, TextField } from 'shared-ui/ui';
import { useFormInWork } from '../people/use-form-in-work';
import { phoneLookupTexts } from './texts';

interface AskProps {
  /** Why another word is needed. */
  error: string | null;
  onAsked(id: number): void;
  onClose(): void;
}

/** Asks for the number and the last characters. The answer is the same for every number. */
function AskForWord({ error, onAsked, onClose }: AskProps) {
  const t = useTexts(phoneLookupTexts);
  const [ask] = usePhoneLookupAskMutation();
  const form = useForm({ defaultValues: { phone: '', lastFour: '' }, shouldFocusError: false });
  const { errors } = form.formState;
  const { busy, submit } = useSubmit({
    form,
    send: (phoneLookupDto, key) => ask({ phoneLookupDto, 'Idempotency-Key': key }).unwrap(),
    failed: t('askFailed'),
    failedText: t('failedText'),
    onDone: ({ id }) => onAsked(id),
  });
  return (
    <ConfirmDialog
      open
      title={t('title')}
      text={error ?? t('text')}
      confirm={t(busy ? 'asking' : 'ask')}
      cancel={t('cancel')}
      busy={busy}
      onConfirm={() => void submit()}
      onClose={onClose}
    >
      <TextField
        label={t('phone')}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        error={errors.phone?.message}
        {...form.register('phone', { validate: (typed) => typed.trim() !== '' || t('phoneBad') })}
      />
      <TextField
        label={t('lastFour')}
        hint={t('lastFourHint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        error={errors.lastFour?.message}
        {...form.register('lastFour', { validate: (typed) => typed.trim() !== '' || t('lastFourBad') })}
      />
    </ConfirmDialog>
  );
}

interface SayProps {
  id: number;
  branchId: number | undefined;
  onFound(pass: CounterPassView): void;
  /** @param isExpired true if the word has run out or three words were wrong */
  onAgain(isExpired: boolean): void;
}

/** Asks for the word that the customer says. */
function TypeWord({ id, branchId, onFound, onAgain }: SayProps) {
  const t = useTexts(phoneLookupTexts);
  const [say] = usePhoneLookupSayMutation();
  const form = useForm({ defaultValues: { word: '' }, shouldFocusError: false });
  const { busy, submit } = useSubmit({
    form,
    send: ({ word }) => say({ id, lookupWordDto: { word, branchId } }).unwrap(),
    failed: t('sayFailed'),
    failedText: t('failedText'),
    onFailure(failure) {
      if (!isApiFailure(failure)) return false;
      if (failure.code === 'lookup.expired') onAgain(true);
      else if (failure.code === 'lookup.word-wrong') {
        const left = failure.triesLeft ?? 0;
        if (left === 0) onAgain(true);
        else form.setError('word', { type: 'server', message: t('wrong', { count: left }) });
      } else return false;
      return true;
    },
    onDone: onFound,
  });
  return (
    <ConfirmDialog
      open
      title={t('sent')}
      text={t('sentText')}
      confirm={t(busy ? 'checking' : 'check')}
      cancel={t('again')}
      busy={busy}
      onConfirm={() => void submit()}
      onClose={() => onAgain(false)}
    >
      <TextField
        label={t('word')}
        hint={t('wordHint')}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        error={form.formState.errors.word?.message}
        {...form.register('word', rulesOf('LookupWordDto', 'word', t('wordBad')))}
      />
    </ConfirmDialog>
  );
}

interface PhoneLookupDialogProps {
  branchId: number | undefined;
  onFound(pass: CounterPassView): void;
  onClose(): void;
}

/** Looks up a code by phone number, with the customer's consent by a one-time word (rule J6). */
export function PhoneLookupDialog({ branchId, onFound, onClose }: PhoneLookupDialogProps) {
  const t = useTexts(phoneLookupTexts);
  const [id, setId] = useState<number | null>(null);
  const [isExpired, setExpired] = useState(false);
  useFormInWork();
  if (id === null)
    return <AskForWord error={isExpired ? t('expired') : null} onAsked={setId} onClose={onClose} />;
  return (
    <TypeWord
      key={id}
      id={id}
      branchId={branchId}
      onFound={onFound}
      onAgain={(hasRunOut) => {
        setExpired(hasRunOut);
        setId(null);
      }}
    />
  );
}
