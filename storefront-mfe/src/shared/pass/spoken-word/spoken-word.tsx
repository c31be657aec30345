import { MessageCircle } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNotificationsListQuery } from 'shared-ui/api/notifications';
import { useLanguage } from 'shared-ui/i18n';
import { Alert } from 'shared-ui/ui';
import { useIsOffline } from '../use-is-offline';

/** Kind of the notification with the word of a counter's look-up by phone. */
const KIND = 'lookup-word';
/** Time in which a word can be said. */
const VALID_MS = 10 * 60_000;
const POLL_MS = 5_000;
/** Newest notifications in which the word is searched. */
const NEWEST = 5;

/** The word that the customer says at the counter, while it is valid. Polled while codes are shown. */
export function SpokenWord() {
  const language = useLanguage();
  const isOffline = useIsOffline();
  const [now, setNow] = useState(() => Date.now());
  const { data, fulfilledTimeStamp } = useNotificationsListQuery(
    { limit: NEWEST },
    {
      skip: isOffline,
      pollingInterval: POLL_MS,
      skipPollingIfUnfocused: true,
      refetchOnMountOrArgChange: true,
    },
  );
  useEffect(() => setNow(Date.now()), [fulfilledTimeStamp]);
  const word = data?.find(
    ({ kind, createdAt }) => kind === KIND && now - new Date(createdAt).getTime() < VALID_MS,
  );
  return (
    <div role="status">
      {word && (
        <Alert
          tone="news"
          icon={<MessageCircle size={20} />}
          title={language === 'ne' ? word.titleNe : word.title}
        >
          {language === 'ne' ? word.textNe : word.text}
        </Alert>
      )}
    </div>
  );
}
