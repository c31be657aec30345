import { lazyPart } from 'shared-ui/ui';
import { hasSaved } from 'shared-ui/platform';
import { selectSessionHint, useAppSelector } from 'shared-ui/store';

const SavedMerge = lazyPart(
  async () => (await import(/* webpackChunkName: "shopping" */ './saved-merge')).SavedMerge,
);

/** Once somebody has signed in, what the browser kept until then becomes the account's. */
export function SavedDeals() {
  const isSignedIn = useAppSelector(selectSessionHint) === 'present';
  return isSignedIn && hasSaved() && <SavedMerge />;
}
