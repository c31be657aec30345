import { authApi, type SessionUserView } from '../api/generated/auth';

/** Takes over who is signed in from the page, so that nobody has to be asked. */
export const userKnown = (user: SessionUserView) => authApi.util.upsertQueryData('authUser', undefined, user);
