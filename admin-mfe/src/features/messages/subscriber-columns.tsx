import type { TableColumnsType } from 'antd';
import type { AdminSubscriberView } from 'shared-ui/api/admin-messages';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Tag, type TagTone } from 'shared-ui/ui';
import { messagesTexts } from './texts';

export const SUBSCRIBER_SORTS = { asked: { ascend: 'oldest', descend: 'newest' } } as const;

const TONE: Readonly<Record<AdminSubscriberView['state'], TagTone>> = {
  asked: 'waiting',
  confirmed: 'good',
  left: 'neutral',
};

export function useSubscriberColumns(): TableColumnsType<AdminSubscriberView> {
  const t = useTexts(messagesTexts);
  const format = useFormat();
  const dateOf = (at: string | null) => (at ? format.date(at) : '–');
  return [
    { title: t('email'), key: 'email', dataIndex: 'email' },
    {
      title: t('state'),
      key: 'state',
      render: (_, { state }) => <Tag tone={TONE[state]}>{t(`subscriber_${state}`)}</Tag>,
    },
    {
      title: t('language'),
      key: 'language',
      responsive: ['md'],
      render: (_, row) => t(`language_${row.language}`),
    },
    { title: t('asked'), key: 'asked', responsive: ['md'], render: (_, { askedAt }) => format.date(askedAt) },
    {
      title: t('confirmed'),
      key: 'confirmed',
      responsive: ['lg'],
      render: (_, row) => dateOf(row.confirmedAt),
    },
    { title: t('leftAt'), key: 'left', responsive: ['lg'], render: (_, row) => dateOf(row.leftAt) },
  ];
}
