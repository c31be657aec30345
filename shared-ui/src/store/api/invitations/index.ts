import { invitationsApi as generatedApi } from '../generated/invitations';

export type * from '../generated/invitations';
export { acceptKeptInvitation, keepInvitation } from './kept-invitation';

export const { useInvitationsReadQuery, useInvitationsInviteMutation } = generatedApi;
