import { useState } from 'react';
import { useMessagesContactMutation, useMessagesHelpMutation } from 'shared-ui/api/support';
import { useFormReturn, useToast, useSubmissionKeys } from 'shared-ui/platform';
import { describeFailure, useLanguage, useTexts } from 'shared-ui/i18n';
import type { SiteValues } from '../../shared/site/site-values';
import { faultsOf, type MessageField, type MessageForm } from './message-checks';
import { supportTexts } from './texts';

const fieldsOf = {
  contact: ['name', 'email', 'subject', 'message'],
  help: ['name', 'email', 'category', 'message'],
} as const satisfies Record<string, readonly MessageField[]>;

export type MessageKind = keyof typeof fieldsOf;

type Whole<Kind extends MessageKind> = Record<(typeof fieldsOf)[Kind][number], string>;
type Category = 'account' | 'deals' | 'payment' | 'technical';

/** A message being written: what is in it, what is wrong with it, and how it is sent. */
export function useMessage(kind: MessageKind, site: SiteValues) {
  const t = useTexts(supportTexts);
  const language = useLanguage();
  const toast = useToast();
  const keys = useSubmissionKeys();
  const [contact, contacting] = useMessagesContactMutation();
  const [help, helping] = useMessagesHelpMutation();
  const returned = useFormReturn(kind);
  const [form, setForm] = useState<MessageForm>(returned?.values ?? {});
  const [isChecked, setChecked] = useState(returned !== null);
  const faults = isChecked ? faultsOf(form, fieldsOf[kind]) : {};

  function post(key: string) {
    const head = { 'Idempotency-Key': key };
    if (kind === 'contact')
      return contact({ ...head, contactDto: { ...(form as Whole<'contact'>), language } }).unwrap();
    const whole = form as Whole<'help'>;
    return help({ ...head, helpDto: { ...whole, category: whole.category as Category, language } }).unwrap();
  }

  async function send(): Promise<void> {
    setChecked(true);
    const [fault] = Object.values(faultsOf(form, fieldsOf[kind]));
    if (fault)
      return toast({
        kind: 'error',
        title: t(fault === 'emailText' ? 'emailTitle' : 'missingTitle'),
        text: t(fault),
      });
    try {
      await post(keys.keyFor({ kind, form }));
      keys.ended();
      setForm({});
      setChecked(false);
      toast({ kind: 'success', title: t('sentTitle'), text: t('sentText', site) });
    } catch (failure) {
      keys.ended(failure);
      const text = await describeFailure(failure, language, t('failedText'));
      toast({ kind: 'error', title: t('failedTitle'), text });
    }
  }

  return {
    form,
    faults,
    /** Whether it was sent without a script and refused for what is no field's fault. */
    wasRefused: returned !== null && Object.keys(faultsOf(returned.values, fieldsOf[kind])).length === 0,
    isBusy: contacting.isLoading || helping.isLoading,
    change: (field: MessageField, value: string) => setForm((current) => ({ ...current, [field]: value })),
    send,
  };
}
