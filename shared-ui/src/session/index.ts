export { useCurrentUser, type CurrentUser } from './use-current-user';
export { useSessionChange, type SessionChange } from './use-session-change';
export type { SessionUserView as SessionView } from '../api/generated/auth';
