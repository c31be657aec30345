import { keptPart } from 'shared-ui/platform';
import { DealCard, type CardDeal } from 'shared-ui/ui';
import { FavoriteHeart } from './favorite-heart';

interface FavoriteCardProps {
  deal: CardDeal;
  level?: 2 | 3;
  eager?: boolean;
  isTicket?: boolean;
  isAbout?: boolean;
}

/** Card of a deal with a heart in the corner of the cover. The server keeps its HTML. */
function FavoriteCardPart(props: FavoriteCardProps) {
  return <DealCard {...props} favorite={<FavoriteHeart deal={props.deal} />} />;
}
export const FavoriteCard = keptPart(FavoriteCardPart);
