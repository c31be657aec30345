import { BellPlus } from 'lucide-react';
import { useSavedSearchesSaveMutation } from 'shared-ui/api/saved-searches';
import { useTexts } from 'shared-ui/i18n';
import { useCurrentUser, useDecision } from 'shared-ui/platform';
import { useNavigate } from 'shared-ui/router';
import { Button } from 'shared-ui/ui';
import { ALL_CITIES, pathOf, without, type Filters } from './filters/filters';
import { exploreTexts } from './texts';

/** The filters that say which deals are wanted, as a query. Position, moment, rating and order are not stored. */
function storedQueryOf(filters: Filters): string | undefined {
  const stored = without(filters, 'near', 'open', 'when', 'minRating', 'sort', 'view');
  return pathOf(stored.location === ALL_CITIES ? without(stored, 'location') : stored).split('?')[1];
}

/** Saves the filters, so that new deals that match are told of. A signed-out visitor signs in first and comes back. */
export function SaveSearch({ filters }: { filters: Filters }) {
  const t = useTexts(exploreTexts);
  const navigate = useNavigate();
  const { state } = useCurrentUser();
  const { busy, decide } = useDecision();
  const [save] = useSavedSearchesSaveMutation();
  const stored = storedQueryOf(filters);
  if (!stored) return null;

  async function press(query: string): Promise<void> {
    if (state === 'signed-out') return navigate(`/login?returnTo=${encodeURIComponent(pathOf(filters))}`);
    await decide(
      query,
      (key) => save({ saveSearchDto: { query }, 'Idempotency-Key': key }).unwrap(),
      { kind: 'success', title: t('searchSaved'), text: t('searchSavedText') },
      t('saveSearchFailed'),
    );
  }

  return (
    <Button variant="outline" size="small" disabled={busy} onClick={() => void press(stored)}>
      <BellPlus size={16} />
      {t('saveSearch')}
    </Button>
  );
}
