import { sessionApi, type SessionUserView } from 'shared-ui/platform';

/** Takes over who is signed in from the page, so that nobody has to be asked. */
export const userKnown = (user: SessionUserView) =>
  sessionApi.util.upsertQueryData('sessionUser', undefined, user);
