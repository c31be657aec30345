import { adminOverviewApi as generatedApi } from '../generated/admin-overview';

export type * from '../generated/admin-overview';

export const adminOverviewApi = generatedApi.enhanceEndpoints({
  endpoints: {
    adminOverviewWaiting: { providesTags: ['Overview'] },
    adminOverviewActivity: { providesTags: ['Overview'] },
    adminOverviewHealth: { providesTags: ['Overview'] },
    adminFiguresRead: { providesTags: ['Overview', 'Work'] },
  },
});

export const {
  useAdminOverviewWaitingQuery,
  useAdminOverviewActivityQuery,
  useAdminOverviewHealthQuery,
  useAdminFiguresReadQuery,
} = adminOverviewApi;
