import { type ManagedDealView, useManagedDealPagesInfiniteQuery } from 'shared-ui/api/vendor-deals';
import { pictureOf, SkeletonBlock, ButtonLink, Card, EmptyState, ErrorState, Skeleton } from 'shared-ui/ui';
import { inLanguage, useFormat, useTexts } from 'shared-ui/i18n';
import { Link } from 'shared-ui/router';
import { DealTags } from './deal-tags';
import styles from './latest-deals.module.css';
import { vendorDealsTexts } from './texts';

const LISTED = 3;

function LatestDeal({ deal }: { deal: ManagedDealView }) {
  const t = useTexts(vendorDealsTexts);
  const format = useFormat();
  return (
    <li className={styles.deal}>
      <img
        src={pictureOf(deal, format.language)}
        alt=""
        width={64}
        height={40}
        loading="lazy"
        className={styles.thumb}
      />
      <div className={styles.dealWords}>
        <Link to={`/deals/${deal.id}`} className={styles.dealLink}>
          {inLanguage(format.language, deal.title, deal.titleNe)}
        </Link>
        <div className={styles.note}>
          {t('ends', { day: format.day(deal.endDate) })} · {format.money(deal.discountedPrice)}
        </div>
      </div>
      <DealTags deal={deal} />
    </li>
  );
}

/** The three newest deals, or a link to create the first one. */
export function LatestDeals() {
  const t = useTexts(vendorDealsTexts);
  const list = useManagedDealPagesInfiniteQuery({ limit: LISTED });
  const deals = list.data?.pages[0]?.items;
  if (!deals && list.isError) {
    return (
      <Card>
        <ErrorState
          level={2}
          title={t('failed')}
          text={t('failedText')}
          onRetry={() => void list.refetch()}
        />
      </Card>
    );
  }
  if (deals?.length === 0) {
    const first = <ButtonLink to="/dashboard/deals/new">{t('createFirst')}</ButtonLink>;
    return <EmptyState card drawing="plate" title={t('none')} text={t('noneText')} actions={first} />;
  }
  return (
    <Card className={styles.latest}>
      <div className={styles.head}>
        <h2>{t('latest')}</h2>
        <ButtonLink variant="text" size="small" to="/dashboard/deals">
          {t('allDeals')}
        </ButtonLink>
      </div>
      {deals ? (
        <ul>
          {deals.map((deal) => (
            <LatestDeal key={deal.id} deal={deal} />
          ))}
        </ul>
      ) : (
        <Skeleton>
          <SkeletonBlock className={styles.bone} />
        </Skeleton>
      )}
    </Card>
  );
}
