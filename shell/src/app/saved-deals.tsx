import { lazyPart } from 'shared-ui/ui';
import { hasSaved } from 'shared-ui/platform';
import { selectSessionHint, useAppSelector } from 'shared-ui/store';

const SavedMerge = lazyPart(
  async () => (await import(/* webpackChunkName: "shopping" */ './saved-merge')).SavedMerge,
);

/** Moves the items saved in the browser to the account after sign-in. */
export function SavedDeals() {
  const isSignedIn = useAppSelector(selectSessionHint) === 'present';
  return isSignedIn && hasSaved() && <SavedMerge />;
}
