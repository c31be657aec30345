import { useGoLiveReadQuery } from 'shared-ui/api/go-live';

/** Fetches the onboarding steps of the business. They are fetched at each visit, because admins decide in between. */
export const useGoLive = () => useGoLiveReadQuery(undefined, { refetchOnMountOrArgChange: true });
