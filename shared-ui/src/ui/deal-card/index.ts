export { pictureWidths, type CardDeal } from './card-deal';
export { categoryDrawing, drawing, pictureOf, withDistinctCovers, type CoveredDeal } from './covers';
export { DealCard, DealCardSkeleton } from './deal-card';
