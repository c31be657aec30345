import { useTexts } from 'shared-ui/i18n';
import { ChipLink } from 'shared-ui/ui';
import styles from './messages.module.css';
import { messagesTexts } from './texts';

/** Links to the two lists of the section: messages and newsletter subscribers. */
export function MessageParts({ shown }: { shown: 'messages' | 'newsletter' }) {
  const t = useTexts(messagesTexts);
  return (
    <nav aria-label={t('parts')} className={styles.chips}>
      <ChipLink to="/dashboard/messages" selected={shown === 'messages'}>
        {t('title')}
      </ChipLink>
      <ChipLink to="/dashboard/messages/newsletter" selected={shown === 'newsletter'}>
        {t('newsletter')}
      </ChipLink>
    </nav>
  );
}
