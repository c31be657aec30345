export { sessionApi } from '../../store/api/session-api';
export { mustSignIn, useCurrentUser, type CurrentUser } from './use-current-user';
export { useSessionChange, type SessionChange } from './use-session-change';
export type { SessionUserView } from '../../store/api/auth';
