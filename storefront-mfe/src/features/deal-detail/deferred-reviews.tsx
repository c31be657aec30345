import { memo } from 'react';
import type { DealPageView } from 'shared-ui/api/deals';
import { useTexts } from 'shared-ui/i18n';
import { ErrorState, lazyPart } from 'shared-ui/ui';
// The server renders the reviews, so their styles load with the page.
import 'shared-ui/theme/field.ts';
import './reviews/reviews.module.css';
import { dealDetailTexts } from './texts';

let ask: () => void;
const asked = new Promise<void>((resolve) => (ask = resolve));

// React shows the next address, another tab as well, only after every server-rendered part has hydrated.
if (typeof window !== 'undefined') addEventListener('dobbar:navigation', () => ask(), { once: true });

const Reviews = memo(
  lazyPart(async () => {
    if (typeof window !== 'undefined') await asked;
    return (await import('./reviews/reviews')).Reviews;
  }),
);

function ReviewsFailed({ onRetry }: { onRetry(): void }) {
  const t = useTexts(dealDetailTexts);
  return <ErrorState level={2} title={t('reviewsFailed')} text={t('reviewsFailedText')} onRetry={onRetry} />;
}

const failed = (again: () => void) => <ReviewsFailed onRetry={again} />;

/**
 * Reviews rendered by the server for all visitors. Their code loads when the visitor opens them, because most visitors
 * never do.
 */
export function DeferredReviews({ deal, isAsked }: { deal: DealPageView; isAsked: boolean }) {
  if (isAsked) ask();
  return <Reviews deal={deal} instead={failed} />;
}
