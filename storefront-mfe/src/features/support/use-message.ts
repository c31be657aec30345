import { useState } from 'react';
import { useMessagesContactMutation, useMessagesHelpMutation } from 'shared-ui/api/support';
import { useDecision, useFormReturn, useToast } from 'shared-ui/platform';
import { useLanguage, useTexts } from 'shared-ui/i18n';
import { useSearchParams } from 'shared-ui/router';
import type { SiteValues } from '../../shared/site/site-values';
import { fieldErrorsOf, type MessageField, type MessageForm } from './message-checks';
import { supportTexts } from './texts';

const fieldsOf = {
  contact: ['name', 'email', 'subject', 'message'],
  help: ['name', 'email', 'category', 'message'],
} as const satisfies Record<string, readonly MessageField[]>;

/** As in the API. */
const LONGEST_SUBJECT = 150;

export type MessageKind = keyof typeof fieldsOf;

type Whole<Kind extends MessageKind> = Record<(typeof fieldsOf)[Kind][number], string>;
type Category = 'account' | 'deals' | 'payment' | 'technical';

/** State of a message form: values, errors and submission. */
export function useMessage(kind: MessageKind, site: SiteValues) {
  const t = useTexts(supportTexts);
  const language = useLanguage();
  const toast = useToast();
  const { busy, decide } = useDecision();
  const [contact] = useMessagesContactMutation();
  const [help] = useMessagesHelpMutation();
  const returned = useFormReturn(kind);
  const [query] = useSearchParams();
  // Links about something, such as a payout, fill in the subject.
  const subject = kind === 'contact' ? query.get('subject')?.slice(0, LONGEST_SUBJECT) : undefined;
  const [form, setForm] = useState<MessageForm>(returned?.values ?? (subject ? { subject } : {}));
  const [isChecked, setChecked] = useState(returned !== null);
  const fieldErrors = isChecked ? fieldErrorsOf(form, fieldsOf[kind]) : {};

  async function post(key: string): Promise<unknown> {
    const head = { 'Idempotency-Key': key };
    if (kind === 'contact')
      return contact({ ...head, contactDto: { ...(form as Whole<'contact'>), language } }).unwrap();
    const whole = form as Whole<'help'>;
    return help({ ...head, helpDto: { ...whole, category: whole.category as Category, language } }).unwrap();
  }

  async function send(): Promise<void> {
    setChecked(true);
    const [fieldError] = Object.values(fieldErrorsOf(form, fieldsOf[kind]));
    if (fieldError)
      return toast({
        kind: 'error',
        title: t(fieldError === 'emailText' ? 'emailTitle' : 'missingTitle'),
        text: t(fieldError),
      });
    const isDone = await decide(
      { kind, form },
      post,
      { kind: 'success', title: t('sentTitle'), text: t('sentText', site) },
      { title: t('failedTitle'), text: t('failedText') },
    );
    if (!isDone) return;
    setForm({});
    setChecked(false);
  }

  return {
    form,
    fieldErrors,
    /** True if the server rejected the form, submitted without JavaScript, for a reason other than a field error. */
    wasRejected:
      returned !== null && Object.keys(fieldErrorsOf(returned.values, fieldsOf[kind])).length === 0,
    isBusy: busy,
    change: (field: MessageField, value: string) => setForm((current) => ({ ...current, [field]: value })),
    send,
  };
}
