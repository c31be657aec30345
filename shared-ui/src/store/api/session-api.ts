import { api } from 'shared-ui/store';
import type { SessionUserView } from './generated/types';

/** Query of the current user. Every page loads it, so this file contains no other account calls. */
export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    sessionUser: build.query<SessionUserView, undefined>({
      query: () => ({ url: '/api/auth/user' }),
      providesTags: ['Session'],
    }),
  }),
});

export const { useSessionUserQuery } = sessionApi;
