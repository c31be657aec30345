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
  kind: 'deal' | 'vendor' | 'vendor-rejection';
  /** Text and reasons that are filled in. */
  note?: string;
  codes?: readonly string[];
  busy: boolean;
  onClose(): void;
  onGiven(given: Given): void;
}

/**
 * Dialog that asks the business for changes, or rejects a business. Each chosen reason is added to the note, which stays
 * editable.
 */
export function AskDialog({
  kind,
  note: filledIn = '',
  codes: chosen = [],
  busy,
  onClose,
  onGiven,
}: AskDialogProps) {
  const t = useTexts(workbenchTexts);
  const isRejection = kind === 'vendor-rejection';
  const form = useForm({ defaultValues: { note: filledIn }, shouldFocusError: false });
  const [codes, setCodes] = useState<readonly string[]>(chosen);
  const { register, formState, getValues, setValue } = form;
  const toggle = (code: string, words: string) => {
    const isOn = codes.includes(code);
    setCodes(isOn ? codes.filter((other) => other !== code) : [...codes, code]);
    const note = getValues('note');
    if (!isOn && !note.includes(words)) setValue('note', note ? `${note} ${words}.` : `${words}.`);
  };
  const ask = form.handleSubmit(({ note }) => onGiven({ note: note.trim(), reasonCodes: [...codes] }));
  return (
    <FormProvider {...form}>
      <ConfirmDialog
        open
        title={t(isRejection ? 'rejectVendorTitle' : 'askTitle')}
        text={t(isRejection ? 'rejectText' : 'askText')}
        confirm={t(isRejection ? 'do_reject' : 'do_ask', { count: 0 })}
        variant={isRejection ? 'danger' : undefined}
        cancel={t('cancel')}
        busy={busy}
        onClose={onClose}
        onConfirm={() => void ask()}
      >
        <div role="group" aria-label={t('reasons')} className={styles.reasons}>
          {REASONS[kind === 'deal' ? 'deal' : 'vendor'].map((code) => (
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
          label={t(isRejection ? 'rejectNote' : 'askNote')}
          maxLength={500}
          required
          error={formState.errors.note?.message}
          {...register('note', rulesOf('AskDealDto', 'note', t('askNoteMissing')))}
        />
      </ConfirmDialog>
    </FormProvider>
  );
}
