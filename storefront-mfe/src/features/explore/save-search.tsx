import { BellPlus } from 'lucide-react';
import { useSavedSearchesSaveMutation } from 'shared-ui/api/saved-searches';
import { useTexts } from 'shared-ui/i18n';
import { mustSignIn, useCurrentUser, useDecision } from 'shared-ui/platform';
import { useNavigate } from 'shared-ui/router';
import { Button } from 'shared-ui/ui';
import { ALL_CITIES, pathOf, without, type Filters } from './filters/filters';
import { exploreTexts } from './texts';

/** Filters of a saved search, as a query. Position, time, rating and order are not stored. */
function storedQueryOf(filters: Filters): string | undefined {
  const stored = without(filters, 'near', 'open', 'when', 'minRating', 'sort', 'view');
  return pathOf(stored.location === ALL_CITIES ? without(stored, 'location') : stored).split('?')[1];
}

/** Saves the filters, so that the customer is notified of new matching deals. Visitors sign in first and return. */
export function SaveSearch({ filters }: { filters: Filters }) {
  const t = useTexts(exploreTexts);
  const navigate = useNavigate();
  const { state } = useCurrentUser();
  const { busy, decide } = useDecision();
  const [save] = useSavedSearchesSaveMutation();
  const stored = storedQueryOf(filters);
  if (!stored) return null;

  async function press(query: string): Promise<void> {
    if (mustSignIn(state)) return navigate(`/login?returnTo=${encodeURIComponent(pathOf(filters))}`);
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
