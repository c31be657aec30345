import { renderToStaticMarkup } from 'react-dom/server';
import { languageChosen, makeStore, Provider, type Language } from 'shared-ui/store';
import type { SessionUserView } from 'shared-ui/platform';
import { DashboardSkeleton } from '../../src/app/dashboard/dashboard-skeleton';
import { fullName } from '../../src/app/dashboard/full-name';

/**
 * Renders the dashboard frame that is shown while the scripts load.
 * @param visitor whose name is in the bar of phones; null for the logo of the site
 */
export function renderDashboardFrame(visitor: SessionUserView | null, language: Language): string {
  const store = makeStore();
  store.dispatch(languageChosen(language));
  return renderToStaticMarkup(
    <Provider store={store}>
      <DashboardSkeleton name={visitor ? fullName(visitor) : undefined} />
    </Provider>,
  );
}
