import { inLanguage, useFormat, useTexts } from 'shared-ui/i18n';
import { useCatalogPlacesQuery } from 'shared-ui/api/catalog';
import { usePlace } from 'shared-ui/platform';
import {
  ButtonLink,
  DealCardSkeleton,
  ErrorState,
  Section,
  Skeleton,
  useNow,
  type CardDeal,
} from 'shared-ui/ui';
import { FavoriteCard } from '../../../shared/favorites/favorite-card';
import styles from '../featured/featured.module.css';
import { Rail } from '../rail/rail';
import { homeTexts } from '../texts';
import { nextOpening } from '../../../shared/opening-hours/next-opening';
import type { RailCenter } from './use-near-rail';
import type { RailKind } from './rail-queries';

const BONES = [0, 1, 2, 3] as const;
const ALL_IN_SIGHT = 4;

interface NearRailProps {
  kind: RailKind;
  center: RailCenter;
  deals: readonly CardDeal[] | undefined;
  isAllClosed: boolean;
  hasFailed: boolean;
  onRetry(): void;
}

/** Returns the description of the rail's place. */
function useLead(center: RailCenter): string {
  const t = useTexts(homeTexts);
  const { language } = useFormat();
  const { city, area } = usePlace();
  const { data: places } = useCatalogPlacesQuery();
  const named = places?.find(({ slug }) => slug === city);
  const part = named?.areas.find(({ slug }) => slug === area);
  if (center === 'position') return t('aroundYou');
  if (center === 'area' && part)
    return t('aroundArea', { area: inLanguage(language, part.name, part.nameNe) });
  return named ? t('inCity', { city: inLanguage(language, named.name, named.nameNe) }) : '';
}

/** Sentence for a rail without open deals: how many of them open next, and when. Null if none of them opens again. */
function useNextOpening(deals: readonly CardDeal[] | undefined): string | null {
  const t = useTexts(homeTexts);
  const format = useFormat();
  const now = useNow();
  const next = nextOpening(deals ?? []);
  return next && t('opensNext', { count: next.count, time: format.nextHour(next.at, now) });
}

/** Rail of deals near the visitor. The title matches the kind of list. */
export function NearRail({ kind, center, deals, isAllClosed, hasFailed, onRetry }: NearRailProps) {
  const t = useTexts(homeTexts);
  const { city } = usePlace();
  const place = useLead(center);
  const opening = useNextOpening(deals);
  const lead = kind === 'popular' && isAllClosed && opening ? opening : place;
  if (hasFailed && !deals)
    return (
      <Section>
        <h2>{t('nearNow')}</h2>
        <ErrorState level={3} title={t('nearFailed')} text={t('failedText')} onRetry={onRetry} />
      </Section>
    );
  if (!deals)
    return (
      <Section>
        <h2>{t('nearNow')}</h2>
        <Skeleton className={styles.bones}>
          {BONES.map((bone) => (
            <DealCardSkeleton key={bone} />
          ))}
        </Skeleton>
      </Section>
    );
  if (deals.length === 0) return null;
  const titles = { openNow: t('nearNow'), laterToday: t('laterToday'), popular: t('popularHere') };
  const open = kind === 'openNow' ? '&open=now' : '';
  return (
    <Section>
      <Rail
        heading={<h2>{titles[kind]}</h2>}
        lead={lead}
        action={
          <ButtonLink to={`/deals?location=${city}${open}`} variant="tint" size="small">
            {t('seeNear')}
          </ButtonLink>
        }
        step={320}
        columns={4}
        tabletColumns={2}
        phone="peek"
        arrows={deals.length > ALL_IN_SIGHT}
      >
        {deals.map((deal) => (
          <FavoriteCard key={deal.id} deal={deal} isAbout={center === 'area'} />
        ))}
      </Rail>
    </Section>
  );
}
