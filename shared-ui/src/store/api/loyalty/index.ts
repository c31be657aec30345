import {
  loyaltyApi as generatedApi,
  type OwnInvitationsListApiArg,
  type OwnInvitationView,
  type PointsEntryView,
  type PointsListApiArg,
} from '../generated/loyalty';
import type { Page } from '../page';
import { pagedQuery } from '../paged-query';
import { always } from '../tags';

export type * from '../generated/loyalty';

export const loyaltyApi = generatedApi.enhanceEndpoints({
  endpoints: {
    pointsList: { providesTags: ['Points'] },
    ownInvitationsList: { providesTags: ['Points'] },
  },
});

export const { usePointsListQuery } = loyaltyApi;

/** Infinite query of the customer's points entries, newest first. */
export const { usePointsPagesInfiniteQuery } = loyaltyApi.injectEndpoints({
  endpoints: (build) => ({
    pointsPages: build.infiniteQuery<Page<PointsEntryView>, Omit<PointsListApiArg, 'cursor'>, string>(
      pagedQuery('/api/users/me/points', always('Points')),
    ),
  }),
});

/** Infinite query of the people who came by the customer's links, newest first. */
export const { useInvitationPagesInfiniteQuery } = loyaltyApi.injectEndpoints({
  endpoints: (build) => ({
    invitationPages: build.infiniteQuery<
      Page<OwnInvitationView>,
      Omit<OwnInvitationsListApiArg, 'cursor'>,
      string
    >(pagedQuery('/api/users/me/invitations', always('Points'))),
  }),
});
