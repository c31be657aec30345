export { pictureOf, pictureWidths, type CardDeal } from './card-deal';
export { coverFamilyOf, coverOf, covers, type CoverFamily } from './covers';
export { DealCard } from './deal-card';
export { DealCardBones } from './placeholders';
