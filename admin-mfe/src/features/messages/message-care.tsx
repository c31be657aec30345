import { useState } from 'react';
import { useAdminMessagesAssigneesQuery, type AdminMessageDetailView } from 'shared-ui/api/admin-messages';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Button, Select } from 'shared-ui/ui';
import type { MessageAct } from './message-states';
import styles from './messages.module.css';
import { messagesTexts } from './texts';
import type { useMessageActs } from './use-message-acts';

interface MessageCareProps {
  message: AdminMessageDetailView;
  acts: ReturnType<typeof useMessageActs>;
  allowed: readonly MessageAct[];
  me: number | undefined;
}

function StateButtons({ acts, allowed, me }: Omit<MessageCareProps, 'message'>) {
  const t = useTexts(messagesTexts);
  return (
    <div className={styles.buttons}>
      {allowed.includes('take') && me !== undefined && (
        <Button size="small" disabled={acts.busy} onClick={() => void acts.assign(me)}>
          {t('take')}
        </Button>
      )}
      {allowed.includes('release') && (
        <Button size="small" variant="outline" disabled={acts.busy} onClick={() => void acts.release()}>
          {t('release')}
        </Button>
      )}
      {allowed.includes('reopen') && (
        <Button size="small" variant="outline" disabled={acts.busy} onClick={() => void acts.reopen()}>
          {t('reopen')}
        </Button>
      )}
      {allowed.includes('close') && (
        <Button size="small" variant="tint" disabled={acts.busy} onClick={() => void acts.close()}>
          {t('close')}
        </Button>
      )}
    </div>
  );
}

/** Assigns the message to another admin. */
function HandOver({ message, acts, me }: Omit<MessageCareProps, 'allowed'>) {
  const t = useTexts(messagesTexts);
  const { data: admins = [] } = useAdminMessagesAssigneesQuery();
  const [chosen, setChosen] = useState('');
  const others = admins.filter(({ id }) => id !== me && id !== message.assignee?.id);
  const give = async () => {
    if (await acts.assign(Number(chosen))) setChosen('');
  };
  if (others.length === 0) return null;
  return (
    <div className={styles.give}>
      <Select
        label={t('giveTo')}
        placeholder={t('chooseAdmin')}
        value={chosen}
        options={others.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={(event) => setChosen(event.target.value)}
      />
      <Button size="small" variant="outline" disabled={acts.busy || !chosen} onClick={() => void give()}>
        {t('give')}
      </Button>
    </div>
  );
}

/** Assignee and due time of a message, with the buttons that change its state. */
export function MessageCare({ message, acts, allowed, me }: MessageCareProps) {
  const t = useTexts(messagesTexts);
  const format = useFormat();
  return (
    <section className={styles.card} aria-label={t('care')}>
      <h2>{t('care')}</h2>
      <dl className={styles.facts}>
        <div>
          <dt>{t('assignee')}</dt>
          <dd>{message.assignee?.name ?? t('nobody')}</dd>
        </div>
        <div>
          <dt>{t('due')}</dt>
          <dd>{format.dateTime(message.dueAt)}</dd>
        </div>
      </dl>
      <StateButtons {...{ acts, allowed, me }} />
      {allowed.includes('assign') && <HandOver {...{ message, acts, me }} />}
    </section>
  );
}
