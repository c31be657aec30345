import type { AdminMessageDetailView } from 'shared-ui/api/admin-messages';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Tag } from 'shared-ui/ui';
import { Link } from 'shared-ui/router';
import { STATE_TONE } from './message-states';
import styles from './messages.module.css';
import { messagesTexts } from './texts';

const ACTS = ['assigned', 'released', 'answered', 'noted', 'closed', 'reopened'] as const;

type Message = AdminMessageDetailView;

function OtherMessages({ others }: Pick<Message, 'others'>) {
  const t = useTexts(messagesTexts);
  const format = useFormat();
  return (
    <>
      <h3>{t('others')}</h3>
      <ul className={styles.list}>
        {others.map((other) => (
          <li key={other.id}>
            <Link to={`/dashboard/messages/${other.id}`}>
              {other.kind === 'help' ? t('helpOf', { date: format.date(other.createdAt) }) : other.subject}
            </Link>{' '}
            <Tag tone={STATE_TONE[other.state]}>{t(`state_${other.state}`)}</Tag>
          </li>
        ))}
      </ul>
    </>
  );
}

function Acts({ acts }: Pick<Message, 'acts'>) {
  const t = useTexts(messagesTexts);
  const format = useFormat();
  const worded = (action: string): string => {
    const known = ACTS.find((act) => action === `message.${act}`);
    return known ? t(`act_${known}`) : action;
  };
  return (
    <>
      <h3>{t('acts')}</h3>
      <ul className={styles.list}>
        {acts.map((act) => (
          <li key={act.id}>
            {worded(act.action)}{' '}
            <span className={styles.small}>
              {act.admin?.name} · {format.dateTime(act.at)}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Sender of a message, the sender's other messages and the actions of admins. */
export function MessageFacts({ message }: { message: Message }) {
  const t = useTexts(messagesTexts);
  const format = useFormat();
  return (
    <section className={styles.card} aria-label={t('sender')}>
      <h2>{t('sender')}</h2>
      <dl className={styles.facts}>
        <div>
          <dt>{t('name')}</dt>
          <dd>
            {message.userId ? (
              <Link to={`/dashboard/users/${message.userId}`}>{message.name}</Link>
            ) : (
              t('noAccount', { name: message.name })
            )}
          </dd>
        </div>
        <div>
          <dt>{t('email')}</dt>
          <dd>{message.email}</dd>
        </div>
        <div>
          <dt>{t('language')}</dt>
          <dd>{t(`language_${message.language}`)}</dd>
        </div>
        <div>
          <dt>{t('received')}</dt>
          <dd>{format.dateTime(message.createdAt)}</dd>
        </div>
      </dl>
      {message.others.length > 0 && <OtherMessages others={message.others} />}
      {message.acts.length > 0 && <Acts acts={message.acts} />}
    </section>
  );
}
