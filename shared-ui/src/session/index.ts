export { useCurrentUser, type CurrentUser } from './use-current-user';
export { useSessionChange, type SessionChange } from './use-session-change';
export type { SessionView } from '../api/generated/auth';
