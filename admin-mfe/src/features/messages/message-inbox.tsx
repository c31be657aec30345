import type { AdminMessageDetailView } from 'shared-ui/api/admin-messages';
import { useCurrentUser } from 'shared-ui/platform';
import { MessageCare } from './message-care';
import { MessageFacts } from './message-facts';
import { actsFor } from './message-states';
import { MessageThread } from './message-thread';
import styles from './messages.module.css';
import { useMessageActs } from './use-message-acts';
import { WriteEntry } from './write-entry';

interface MessageInboxProps {
  message: AdminMessageDetailView;
  /** Called when another admin changed the message first. Fetches the new version. */
  onRejected(): unknown;
}

export function MessageInbox({ message, onRejected }: MessageInboxProps) {
  const { user: me } = useCurrentUser();
  const acts = useMessageActs(message, onRejected);
  const allowed = actsFor(message, me?.id);
  return (
    <div className={styles.inbox}>
      <div className={styles.main}>
        <MessageThread message={message} />
        <WriteEntry message={message} acts={acts} mayReply={allowed.includes('reply')} />
      </div>
      <aside className={styles.side}>
        <MessageCare message={message} acts={acts} allowed={allowed} me={me?.id} />
        <MessageFacts message={message} />
      </aside>
    </div>
  );
}
