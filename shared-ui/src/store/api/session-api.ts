import { api } from 'shared-ui/store';
import type { SessionUserView } from './generated/types';

/** Every page asks who is signed in; all other calls about accounts stay out of it. */
export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    sessionUser: build.query<SessionUserView, undefined>({
      query: () => ({ url: '/api/auth/user' }),
      providesTags: ['Session'],
    }),
  }),
});

export const { useSessionUserQuery } = sessionApi;
