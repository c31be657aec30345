import { staffApi as generatedApi } from '../generated/staff';
import { onSuccess } from '../tags';

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
