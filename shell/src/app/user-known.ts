import { sessionApi, type SessionUserView } from 'shared-ui/platform';

/** Stores the user embedded in the page in the API cache, so that no request is sent. */
export const userKnown = (user: SessionUserView) =>
  sessionApi.util.upsertQueryData('sessionUser', undefined, user);
