import type { TableColumnsType } from 'antd';
import { useAdminApprovalsListQuery, type ApprovalView } from 'shared-ui/api/admin-approvals';
import { adminApprovalsTablePath } from 'shared-ui/api/paths';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { SkeletonBlock, ChipLink, ErrorState, Skeleton, Tag } from 'shared-ui/ui';
import { Link, useSearchParams } from 'shared-ui/router';
import { FileTable, fileOf } from '../../../shared/server-table';
import { ApprovalActions } from './approval-actions';
import { pathOf, subjectOf } from './approval-labels';
import { approvalsTexts } from './approvals-texts';
import styles from '../payments.module.css';

const LISTS = ['pending', 'decided'] as const;
const TONES = { pending: 'waiting', approved: 'good', rejected: 'bad', expired: 'bad' } as const;

function useColumns(): TableColumnsType<ApprovalView> {
  const t = useTexts(approvalsTexts);
  const format = useFormat();
  return [
    {
      title: t('subject'),
      key: 'subject',
      render: (_, approval) => (
        <>
          <Link className={styles.way} to={pathOf(approval)}>
            {subjectOf(approval, t, format)}
          </Link>
          {approval.note && <span className={styles.note}>{approval.note}</span>}
        </>
      ),
    },
    {
      title: t('asked'),
      key: 'asked',
      responsive: ['md'],
      render: (_, { requestedBy: { name }, requestedAt }) =>
        t('askedAt', { name, time: format.dateTime(requestedAt) }),
    },
    {
      title: t('amount'),
      key: 'amount',
      align: 'right',
      responsive: ['sm'],
      render: (_, { amount }) => <span className={styles.money}>{format.money(amount)}</span>,
    },
    {
      title: t('actions'),
      key: 'actions',
      render: (_, approval) =>
        approval.state === 'pending' ? <Waiting of={approval} /> : <Decision of={approval} />,
    },
  ];
}

function Waiting({ of }: { of: ApprovalView }) {
  const t = useTexts(approvalsTexts);
  const format = useFormat();
  return (
    <>
      <ApprovalActions approval={of} />
      <span className={styles.note}>{t('until', { time: format.dateTime(of.expiresAt) })}</span>
    </>
  );
}

function Decision({ of: { state, decidedBy, decidedAt, reason } }: { of: ApprovalView }) {
  const t = useTexts(approvalsTexts);
  const format = useFormat();
  return (
    <>
      <Tag tone={TONES[state]}>{t(`state_${state}`)}</Tag>
      {decidedBy && decidedAt && (
        <span className={styles.note}>
          {t('decidedBy', { name: decidedBy.name, time: format.dateTime(decidedAt) })}
        </span>
      )}
      {reason && <span className={styles.note}>{reason}</span>}
    </>
  );
}

/** Requests that need a second admin, and their results. */
export function ApprovalsPart() {
  const t = useTexts(approvalsTexts);
  const columns = useColumns();
  const [query] = useSearchParams();
  const shown = LISTS.find((name) => name === query.get('list')) ?? 'pending';
  const list = useAdminApprovalsListQuery({ state: shown }, { refetchOnMountOrArgChange: true });
  return (
    <section className={styles.card}>
      <h2>{t('title')}</h2>
      <p>{t('text')}</p>
      <nav aria-label={t('lists')} className={styles.tabs}>
        {LISTS.map((name) => (
          <ChipLink
            key={name}
            to={`/dashboard/payments?tab=approvals&list=${name}`}
            selected={name === shown}
          >
            {t(`list_${name}`)}
          </ChipLink>
        ))}
      </nav>
      {list.currentData ? (
        <FileTable<ApprovalView>
          aria-label={t('title')}
          size="small"
          file={fileOf(adminApprovalsTablePath, { state: shown })}
          rowKey="id"
          columns={columns}
          dataSource={list.currentData}
          pagination={{ pageSize: 20, hideOnSinglePage: true }}
          locale={{ emptyText: t('none') }}
        />
      ) : list.isError ? (
        <ErrorState
          level={3}
          title={t('failed')}
          text={t('failedText')}
          onRetry={() => void list.refetch()}
        />
      ) : (
        <Skeleton>
          <SkeletonBlock className={styles.bone} />
        </Skeleton>
      )}
    </section>
  );
}
