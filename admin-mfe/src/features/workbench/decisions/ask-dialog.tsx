import { FormProvider, useForm } from 'react-hook-form';
import { useTexts } from 'shared-ui/i18n';
import { rulesOf } from 'shared-ui/platform';
import { Chip, ConfirmDialog, TextArea } from 'shared-ui/ui';
import { useState } from 'react';
import { workbenchTexts } from '../texts';
import styles from './decisions.module.css';
import type { Given } from './use-calls';

const REASONS = {
  deal: ['price-unclear', 'wrong-category', 'too-vague', 'picture-unclear'],
  vendor: ['number-does-not-match', 'paper-not-readable', 'wrong-paper', 'name-differs', 'expired'],
} as const;

interface AskDialogProps {
  isVendor: boolean;
  busy: boolean;
  onClose(): void;
  onAsk(given: Given): void;
}

/** Dialog that asks the business for changes. Each chosen reason is added to the note, which stays editable. */
export function AskDialog({ isVendor, busy, onClose, onAsk }: AskDialogProps) {
  const t = useTexts(workbenchTexts);
  const form = useForm({ defaultValues: { note: '' }, shouldFocusError: false });
  const [codes, setCodes] = useState<readonly string[]>([]);
  const { register, formState, getValues, setValue } = form;
  const toggle = (code: string, words: string) => {
    const isOn = codes.includes(code);
    setCodes(isOn ? codes.filter((other) => other !== code) : [...codes, code]);
    const note = getValues('note');
    if (!isOn && !note.includes(words)) setValue('note', note ? `${note} ${words}.` : `${words}.`);
  };
  const ask = form.handleSubmit(({ note }) => onAsk({ note: note.trim(), reasonCodes: [...codes] }));
  return (
    <FormProvider {...form}>
      <ConfirmDialog
        open
        title={t('askTitle')}
        text={t('askText')}
        confirm={t('do_ask', { count: 0 })}
        cancel={t('cancel')}
        busy={busy}
        onClose={onClose}
        onConfirm={() => void ask()}
      >
        <div role="group" aria-label={t('reasons')} className={styles.reasons}>
          {REASONS[isVendor ? 'vendor' : 'deal'].map((code) => (
            <Chip
              key={code}
              selected={codes.includes(code)}
              onClick={() => toggle(code, t(`askReason_${code}`))}
            >
              {t(`askReason_${code}`)}
            </Chip>
          ))}
        </div>
        <TextArea
          label={t('askNote')}
          maxLength={500}
          required
          error={formState.errors.note?.message}
          {...register('note', rulesOf('AskDealDto', 'note', t('askNoteMissing')))}
        />
      </ConfirmDialog>
    </FormProvider>
  );
}
