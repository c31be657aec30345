import type { Screen } from 'shared-ui/remote';
import { Navigate } from 'shared-ui/router';

/** The console has one address; the older one leads there. */
const AdminRedirect = () => <Navigate to="/dashboard" replace />;

export const screen: Screen = { Page: AdminRedirect };
