import { useId } from 'react';
import { useDealsListQuery } from 'shared-ui/api/deals';
import { useTexts } from 'shared-ui/i18n';
import { DealCard, DealCardSkeleton, Skeleton } from 'shared-ui/ui';
import styles from './suggestions.module.css';
import { searchTexts } from './texts';

const SHOWN = 2;

interface BestMatchesProps {
  search: string;
  /** City slug; undefined for all cities. */
  city: string | undefined;
  /** Called when a deal is opened. */
  onOpen(): void;
}

/** Cards of the first deals that a search finds. */
export function BestMatches({ search, city, onOpen }: BestMatchesProps) {
  const t = useTexts(searchTexts);
  const id = useId();
  const { data, isError } = useDealsListQuery({ search, limit: SHOWN, ...(city && { location: city }) });
  if (isError || data?.length === 0) return null;
  return (
    <section className={styles.cards} aria-labelledby={id} onClick={onOpen}>
      <p id={id} className={styles.heading}>
        {t('bestMatches')}
      </p>
      {data ? (
        data.map((deal) => <DealCard key={deal.id} deal={deal} level={3} isTicket />)
      ) : (
        <Skeleton>
          <DealCardSkeleton isTicket />
          <DealCardSkeleton isTicket />
        </Skeleton>
      )}
    </section>
  );
}
