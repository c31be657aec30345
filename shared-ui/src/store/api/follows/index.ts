import { followsApi as generatedApi } from '../generated/follows';
import { onSuccess } from '../tags';

export type * from '../generated/follows';

export const followsApi = generatedApi.enhanceEndpoints({
  endpoints: {
    followsList: { providesTags: ['Follow'] },
    followsFollow: { invalidatesTags: onSuccess(['Follow']) },
    followsUnfollow: { invalidatesTags: onSuccess(['Follow']) },
  },
});

export const { useFollowsListQuery, useFollowsFollowMutation, useFollowsUnfollowMutation } = followsApi;
