import { lazyPart } from 'shared-ui/ui';
import { hasKept } from 'shared-ui/platform';
import { selectSessionHint, useAppSelector } from 'shared-ui/store';

const KeptMerge = lazyPart(
  async () => (await import(/* webpackChunkName: "shopping" */ './kept-merge')).KeptMerge,
);

/** Once somebody has signed in, what the browser kept until then becomes the account's. */
export function KeptDeals() {
  const isSignedIn = useAppSelector(selectSessionHint) === 'present';
  return isSignedIn && hasKept() && <KeptMerge />;
}
