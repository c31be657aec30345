import type { Screen } from 'shared-ui/remote';
import { Navigate } from 'shared-ui/router';

/** Redirects the older address of the console to the dashboard. */
const AdminRedirect = () => <Navigate to="/dashboard" replace />;

export const screen: Screen = { Page: AdminRedirect };
