import { staffApi as generatedApi, type StaffActivityView } from '../generated/staff';
import type { Page } from '../page';
import { pagedQuery } from '../paged-query';
import { noTags, onSuccess } from '../tags';

export type * from '../generated/staff';

export const staffApi = generatedApi.enhanceEndpoints({
  endpoints: {
    staffList: { providesTags: ['StaffMember'] },
    staffInvited: { providesTags: ['StaffInvitation'] },
    staffInvitationsRead: { providesTags: ['StaffInvitation'] },
    staffInvite: { invalidatesTags: onSuccess(['StaffInvitation']) },
    staffSendAgain: { invalidatesTags: onSuccess(['StaffInvitation']) },
    staffRevoke: { invalidatesTags: onSuccess(['StaffInvitation']) },
    staffInvitationsAccept: { invalidatesTags: onSuccess(['Session', 'StaffInvitation', 'StaffMember']) },
    staffChange: { invalidatesTags: onSuccess(['Session', 'StaffMember']) },
    staffRemove: { invalidatesTags: onSuccess(['Session', 'StaffMember']) },
  },
});

export const {
  useStaffInvitationsReadQuery,
  useStaffInvitationsAcceptMutation,
  useStaffListQuery,
  useStaffInviteMutation,
  useStaffInvitedQuery,
  useStaffRevokeMutation,
  useStaffSendAgainMutation,
  useStaffChangeMutation,
  useStaffRemoveMutation,
} = staffApi;

interface OfMember {
  id: number;
}

/** Infinite query of what a member did for the business, newest first. */
export const { useStaffActivityPagesInfiniteQuery } = staffApi.injectEndpoints({
  endpoints: (build) => ({
    staffActivityPages: build.infiniteQuery<Page<StaffActivityView>, OfMember, string>(
      pagedQuery(({ id }: OfMember) => ({ url: `/api/vendors/me/staff/${id}/activity` }), noTags),
    ),
  }),
});
