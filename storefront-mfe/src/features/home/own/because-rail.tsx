import { useDealsListQuery } from 'shared-ui/api/deals';
import { inLanguage, useLanguage, useTexts } from 'shared-ui/i18n';
import { usePlace } from 'shared-ui/platform';
import { ButtonLink } from 'shared-ui/ui';
import { ownActivityTexts } from '../../../shared/own-activity/texts';
import { fits, likeQuery, likesOf, type Like, type Signal } from './likes';
import { OwnRail, OwnRailSkeleton } from './own-rail';

/** Minimum number of deals that are new to the visitor; with fewer, the next list is used. */
const MIN_DEALS = 2;
const MAX_DEALS = 12;

interface BecauseRailProps {
  /** Newest first; undefined while they load. */
  signals: readonly Signal[] | undefined;
  isOfAccount: boolean;
}

function useWords(like: Like): string {
  const t = useTexts(ownActivityTexts);
  const language = useLanguage();
  return like.kind === 'dish'
    ? t(`dish_${like.dish}`)
    : inLanguage(language, like.category.name, like.category.nameNe);
}

interface LikedDealsProps {
  like: Like;
  others: readonly Like[];
  known: ReadonlySet<number>;
  isOfAccount: boolean;
}

function LikedDeals({ like, others, known, isOfAccount }: LikedDealsProps) {
  const t = useTexts(ownActivityTexts);
  const what = useWords(like);
  const { city } = usePlace();
  const { currentData: deals, isError } = useDealsListQuery(likeQuery(like, city));
  if (isError) return null;
  if (!deals) return <OwnRailSkeleton />;
  const shown = deals.filter((deal) => !known.has(deal.id) && fits(like, deal)).slice(0, MAX_DEALS);
  if (shown.length < MIN_DEALS) return <FirstOf {...{ likes: others, known, isOfAccount }} />;
  return (
    <OwnRail
      title={t('because', { what })}
      lead={t(isOfAccount ? 'becauseOfAccount' : 'becauseOfDevice')}
      action={
        <ButtonLink
          to={isOfAccount ? '/dashboard/settings' : '/favorites#viewed'}
          variant="text"
          size="small"
        >
          {t('turnOff')}
        </ButtonLink>
      }
      deals={shown}
    />
  );
}

function FirstOf({ likes, ...rest }: Omit<LikedDealsProps, 'like' | 'others'> & { likes: readonly Like[] }) {
  const [like, ...others] = likes;
  return like && <LikedDeals {...{ like, others, ...rest }} />;
}

/** Rail of deals similar to those redeemed, saved or viewed at least twice; renders nothing with fewer signals. */
export function BecauseRail({ signals, isOfAccount }: BecauseRailProps) {
  if (!signals) return <OwnRailSkeleton />;
  const known = new Set(signals.map(({ id }) => id));
  return <FirstOf {...{ likes: likesOf(signals), known, isOfAccount }} />;
}
