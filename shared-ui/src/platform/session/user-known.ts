import type { SessionUserView } from '../../store/api/generated/auth';
import { sessionApi } from './session-api';

/** Takes over who is signed in from the page, so that nobody has to be asked. */
export const userKnown = (user: SessionUserView) =>
  sessionApi.util.upsertQueryData('sessionUser', undefined, user);
