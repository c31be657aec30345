import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { AdminMessageDetailView } from 'shared-ui/api/admin-messages';
import { useTexts } from 'shared-ui/i18n';
import { rulesOf } from 'shared-ui/platform';
import { Button, ConfirmDialog, Form, Segmented, TextArea } from 'shared-ui/ui';
import styles from './messages.module.css';
import { messagesTexts } from './texts';
import type { useMessageActs } from './use-message-acts';

interface WriteEntryProps {
  message: AdminMessageDetailView;
  acts: ReturnType<typeof useMessageActs>;
  mayReply: boolean;
}

const LONGEST = 4_000;

type Kind = 'reply' | 'note';

function KindChoice({ kind, onChange }: { kind: Kind; onChange(kind: Kind): void }) {
  const t = useTexts(messagesTexts);
  return (
    <Segmented
      label={t('writeWhat')}
      choices={[
        { value: 'reply', label: t('writeReply') },
        { value: 'note', label: t('writeNote') },
      ]}
      value={kind}
      onChange={onChange}
    />
  );
}

/** Form for a reply, which is confirmed before it is mailed, or an internal note. The text remains until it is stored. */
export function WriteEntry({ message, acts, mayReply }: WriteEntryProps) {
  const t = useTexts(messagesTexts);
  const [wanted, setWanted] = useState<Kind>('reply');
  const [asks, setAsks] = useState(false);
  const form = useForm({ defaultValues: { text: '' }, shouldFocusError: false });
  const kind = mayReply ? wanted : 'note';

  const store = form.handleSubmit(async ({ text }) => {
    const stored = await (kind === 'reply' ? acts.reply(text.trim()) : acts.note(text.trim()));
    setAsks(false);
    if (stored) form.reset();
  });
  const check = form.handleSubmit(() => (kind === 'reply' ? setAsks(true) : store()));

  return (
    <>
      <Form className={styles.write} onSubmit={(event) => void check(event)}>
        {mayReply && <KindChoice kind={kind} onChange={setWanted} />}
        <TextArea
          label={t(kind === 'reply' ? 'replyLabel' : 'noteLabel')}
          hint={t(kind === 'reply' ? `replyHint_${message.language}` : 'noteHint', { name: message.name })}
          rows={6}
          maxLength={LONGEST}
          error={form.formState.errors.text?.message}
          {...form.register('text', rulesOf('ReplyDto', 'text', t('textMissing')))}
        />
        <div>
          <Button type="submit" disabled={acts.busy} variant={kind === 'reply' ? 'confirm' : 'outline'}>
            {t(kind === 'reply' ? 'sendReply' : 'storeNote')}
          </Button>
        </div>
      </Form>
      <ConfirmDialog
        open={asks}
        title={t('askReply')}
        text={t('askReplyText', { email: message.email })}
        confirm={t('sendReply')}
        cancel={t('cancel')}
        variant="confirm"
        busy={acts.busy}
        onConfirm={() => void store()}
        onClose={() => setAsks(false)}
      />
    </>
  );
}
