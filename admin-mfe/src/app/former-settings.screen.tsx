import type { Screen } from 'shared-ui/remote';
import { Navigate } from 'shared-ui/router';

const FormerSettings = () => <Navigate to="/dashboard/settings" replace />;

/** The address that the site's settings had before. */
export const screen: Screen = { Page: FormerSettings, texts: [] };
