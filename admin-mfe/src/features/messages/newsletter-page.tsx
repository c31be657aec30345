import { useSubscriberPageQuery } from 'shared-ui/api/admin-messages';
import { adminNewsletterTablePath } from 'shared-ui/api/paths';
import { SearchField } from 'shared-ui/dashboard';
import { useTexts } from 'shared-ui/i18n';
import { ChipLink } from 'shared-ui/ui';
import { fileOf, ServerTable, useListAddress } from '../../shared/server-table';
import { MessageParts } from './message-parts';
import styles from './messages.module.css';
import { SUBSCRIBER_SORTS, useSubscriberColumns } from './subscriber-columns';
import { messagesTexts } from './texts';

const STATES = ['all', 'asked', 'confirmed', 'left'] as const;
const NAMES = ['status', 'search', 'sort'] as const;

/** Newsletter subscribers, with a download of the list as a file. */
export function NewsletterPage() {
  const t = useTexts(messagesTexts);
  const address = useListAddress(NAMES);
  const { status, search = '' } = address.asked;
  const shown = STATES.find((state) => state === status) ?? 'all';
  const filter = { status: shown === 'all' ? undefined : shown, search: search || undefined };
  const asked = { ...address.asked, ...filter };
  const list = useSubscriberPageQuery(asked);
  const columns = useSubscriberColumns();
  return (
    <>
      <h1>{t('newsletter')}</h1>
      <MessageParts shown="newsletter" />
      <nav aria-label={t('states')} className={styles.chips}>
        {STATES.map((state) => (
          <ChipLink
            key={state}
            to={
              state === 'all'
                ? '/dashboard/messages/newsletter'
                : `/dashboard/messages/newsletter?status=${state}`
            }
            selected={state === shown}
          >
            {t(`subscriber_${state}`)}
          </ChipLink>
        ))}
      </nav>
      <div className={styles.filters}>
        <SearchField
          label={t('searchEmail')}
          value={search}
          onSearch={(words) => address.change({ search: words })}
        />
      </div>
      <ServerTable
        name="newsletter"
        label={t(`subscriber_${shown}`)}
        list={list}
        address={{ ...address, isFiltered: Boolean(search || filter.status) }}
        columns={columns}
        sorts={SUBSCRIBER_SORTS}
        file={fileOf(adminNewsletterTablePath, asked)}
        empty={{ title: t('emptySubscribers'), text: t('emptySubscribersText') }}
      />
    </>
  );
}
