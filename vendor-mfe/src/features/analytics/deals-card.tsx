import type { DealFiguresView } from 'shared-ui/api/analytics';
import {
  pictureOf,
  pictureWidths,
  Card,
  EmptyState,
  Picture,
  Tag,
  ButtonLink,
  type TagTone,
} from 'shared-ui/ui';
import { inLanguage, useFormat, useTexts } from 'shared-ui/i18n';
import { Link } from 'shared-ui/router';
import { useOwnVendor } from '../../shared/own-vendor';
import card from './card.module.css';
import { ExpandableRow, ExpandHeading } from '../../shared/expandable-row/expandable-row';
import styles from './deals-card.module.css';
import { analyticsTexts } from './texts';
import { Trend } from './trend';

const STATES: Readonly<
  Record<
    string,
    { tone: TagTone; text: 'live' | 'pending' | 'rejected' | 'expired' | 'paused' | 'scheduled' | 'soldOut' }
  >
> = {
  live: { tone: 'good', text: 'live' },
  pending: { tone: 'waiting', text: 'pending' },
  rejected: { tone: 'bad', text: 'rejected' },
  expired: { tone: 'bad', text: 'expired' },
  paused: { tone: 'neutral', text: 'paused' },
  scheduled: { tone: 'neutral', text: 'scheduled' },
  'sold-out': { tone: 'bad', text: 'soldOut' },
};

function StateTag({ deal }: { deal: DealFiguresView }) {
  const t = useTexts(analyticsTexts);
  const state = STATES[deal.status];
  if (deal.isFeatured && deal.status === 'live') return <Tag tone="brand">{t('featured')}</Tag>;
  return state ? <Tag tone={state.tone}>{t(state.text)}</Tag> : null;
}

const COLUMNS = 5;

function DealLine({ deal }: { deal: DealFiguresView }) {
  const t = useTexts(analyticsTexts);
  const format = useFormat();
  const vendor = useOwnVendor();
  const category = { slug: deal.categorySlug, parentSlug: deal.parentCategorySlug };
  const wasLive = deal.status !== 'pending' && deal.status !== 'rejected';
  const title = inLanguage(format.language, deal.title, deal.titleNe);
  const revenue = wasLive ? format.money(deal.revenue) : '–';
  const trend = wasLive ? <Trend parts={deal.trend} /> : '–';
  return (
    <ExpandableRow
      row={title}
      columns={COLUMNS}
      facts={[
        { key: 'revenue', title: t('revenueShort'), value: revenue },
        { key: 'trend', title: t('trend'), value: trend },
      ]}
    >
      <th scope="row">
        <span className={styles.dealName}>
          <Picture
            src={pictureOf({ ...deal, vendor, category }, format.language)}
            widths={pictureWidths}
            sizes="56px"
            alt=""
            width={56}
            height={35}
            loading="lazy"
          />
          <Link to={wasLive ? `/deals/${deal.id}` : `/dashboard/deals/${deal.id}/edit`}>{title}</Link>
        </span>
      </th>
      <td>
        <StateTag deal={deal} />
      </td>
      <td>{wasLive ? format.number(deal.redemptions) : '–'}</td>
      <td className={styles.wide}>{revenue}</td>
      <td className={styles.wide}>{trend}</td>
    </ExpandableRow>
  );
}

/** Most redeemed deals and newest deals. */
export function DealsCard({ deals }: { deals: readonly DealFiguresView[] }) {
  const t = useTexts(analyticsTexts);
  if (deals.length === 0) {
    const create = <ButtonLink to="/dashboard/deals/new">{t('createFirst')}</ButtonLink>;
    return (
      <EmptyState
        card
        drawing="ticket"
        level={2}
        title={t('noDeals')}
        text={t('noDealsText')}
        actions={create}
      />
    );
  }
  return (
    <Card className={card.card}>
      <div className={card.cardHead}>
        <h2>{t('yourDeals')}</h2>
        <Link to="/dashboard/deals" className={styles.all}>
          {t('allDeals')}
        </Link>
      </div>
      <table className={styles.deals}>
        <thead>
          <tr>
            <th scope="col">{t('deal')}</th>
            <th scope="col">{t('status')}</th>
            <th scope="col">{t('used')}</th>
            <th scope="col" className={styles.wide}>
              {t('revenueShort')}
            </th>
            <th scope="col" className={styles.wide}>
              {t('trend')}
            </th>
            <ExpandHeading />
          </tr>
        </thead>
        <tbody>
          {deals.map((deal) => (
            <DealLine key={deal.id} deal={deal} />
          ))}
        </tbody>
      </table>
    </Card>
  );
}
