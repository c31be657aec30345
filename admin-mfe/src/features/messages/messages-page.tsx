import { useMessagePageQuery } from 'shared-ui/api/admin-messages';
import { adminMessageTablesMessagesPath } from 'shared-ui/api/paths';
import { SearchField } from 'shared-ui/dashboard';
import { useTexts } from 'shared-ui/i18n';
import { ChipLink, Select } from 'shared-ui/ui';
import { fileOf, ServerTable, useListAddress, type ListAddress } from '../../shared/server-table';
import { MESSAGE_SORTS, useMessageColumns } from './message-columns';
import { MessageParts } from './message-parts';
import styles from './messages.module.css';
import { messagesTexts } from './texts';

const STATES = ['open', 'overdue', 'new', 'in-progress', 'answered', 'closed', 'all'] as const;
const KINDS = ['contact', 'account', 'deals', 'payment', 'technical'] as const;
const NAMES = ['status', 'assignee', 'kind', 'category', 'search', 'sort'] as const;

/** Search, subject and assignee. */
function MessageFilters({ asked, change }: Pick<ListAddress<(typeof NAMES)[number]>, 'asked' | 'change'>) {
  const t = useTexts(messagesTexts);
  const { search = '', assignee = '', kind, category } = asked;
  return (
    <div className={styles.filters}>
      <SearchField label={t('search')} value={search} onSearch={(words) => change({ search: words })} />
      <Select
        label={t('about')}
        value={category ?? kind ?? ''}
        options={[
          { value: '', label: t('about_all') },
          ...KINDS.map((value) => ({ value, label: t(`about_${value}`) })),
        ]}
        onChange={({ target: { value } }) =>
          change({
            kind: value === 'contact' ? value : value && 'help',
            category: value === 'contact' ? undefined : value,
          })
        }
      />
      <Select
        label={t('assignee')}
        value={assignee}
        options={[
          { value: '', label: t('assignee_all') },
          { value: 'me', label: t('assignee_me') },
          { value: 'none', label: t('assignee_none') },
        ]}
        onChange={(event) => change({ assignee: event.target.value })}
      />
    </div>
  );
}

/** Contact messages by state. By default, the open ones are listed, the most urgent first. */
export function MessagesPage() {
  const t = useTexts(messagesTexts);
  const address = useListAddress(NAMES);
  const status = STATES.find((state) => state === address.asked.status) ?? 'open';
  const { search, assignee, kind } = address.asked;
  const waits = status === 'open' || status === 'overdue';
  const asked = {
    ...address.asked,
    status: status === 'all' ? undefined : status,
    sort: address.asked.sort ?? (waits ? 'due' : undefined),
  };
  const list = useMessagePageQuery(asked);
  const columns = useMessageColumns();
  return (
    <>
      <h1>{t('title')}</h1>
      <MessageParts shown="messages" />
      <nav aria-label={t('states')} className={styles.chips}>
        {STATES.map((state) => (
          <ChipLink key={state} to={`/dashboard/messages?status=${state}`} selected={state === status}>
            {t(`state_${state}`)}
          </ChipLink>
        ))}
      </nav>
      <MessageFilters {...address} />
      <ServerTable
        name="messages"
        label={t(`state_${status}`)}
        list={list}
        address={{ ...address, isFiltered: Boolean(search || assignee || kind) }}
        columns={columns}
        sorts={MESSAGE_SORTS}
        file={fileOf(adminMessageTablesMessagesPath, asked)}
        empty={{
          title: t(waits ? 'emptyWaiting' : 'empty'),
          text: t(waits ? 'emptyWaitingText' : 'emptyText'),
        }}
      />
    </>
  );
}
