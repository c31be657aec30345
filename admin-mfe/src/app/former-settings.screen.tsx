import type { Screen } from 'shared-ui/remote';
import { Navigate } from 'shared-ui/router';

const FormerSettings = () => <Navigate to="/dashboard/settings" replace />;

/** Redirect from the former address of the site settings. */
export const screen: Screen = { Page: FormerSettings, texts: [] };
