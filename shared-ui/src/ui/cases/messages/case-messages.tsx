import type { CaseMessageView, HonourCaseView } from '../../../store/api/honour';
import { useFormat, useTexts } from '../../../platform/i18n';
import { cx } from '../../kit';
import styles from './case-messages.module.css';
import { MessageForm } from './message-form';
import { caseTexts } from '../texts';

function Photos({ photos }: Pick<CaseMessageView, 'photos'>) {
  const t = useTexts(caseTexts);
  return (
    <div className={styles.photos}>
      {photos.map((url, index) => (
        <a
          key={url}
          href={url}
          target="_blank"
          rel="noreferrer"
          aria-label={t('photoOpen', { number: index + 1 })}
        >
          <img
            src={url}
            alt={t('photo', { number: index + 1 })}
            width={72}
            height={72}
            loading="lazy"
            className={styles.thumb}
          />
        </a>
      ))}
      <small>{t('photoSeen')}</small>
    </div>
  );
}

function Message({ message, part }: { message: CaseMessageView; part: HonourCaseView['part'] }) {
  const t = useTexts(caseTexts);
  const format = useFormat();
  const isOwn = message.by === part;
  return (
    <li className={cx(styles.message, isOwn && styles.own)}>
      <div className={styles.head}>
        <b>{t(isOwn ? 'from_own' : `from_${message.by}`)}</b>
        <time dateTime={message.at} className={styles.time}>
          {format.dateTime(message.at)}
        </time>
      </div>
      {message.text && <p className={styles.text}>{message.text}</p>}
      {message.photos.length > 0 && <Photos photos={message.photos} />}
    </li>
  );
}

/** Messages of both sides and of admins, with a form while the case is open. */
export function CaseMessages({ shown }: { shown: HonourCaseView }) {
  const t = useTexts(caseTexts);
  return (
    <section aria-labelledby="case-messages" className={styles.section}>
      <h2 id="case-messages" className={styles.heading}>
        {t('messages')}
      </h2>
      {shown.messages.length === 0 ? (
        <p className={styles.none}>{t('noMessages')}</p>
      ) : (
        <ul className={styles.list}>
          {shown.messages.map((message) => (
            <Message key={message.id} message={message} part={shown.part} />
          ))}
        </ul>
      )}
      {shown.allowed.includes('message') && <MessageForm shown={shown} />}
    </section>
  );
}
