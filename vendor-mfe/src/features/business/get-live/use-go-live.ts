import { useGoLiveReadQuery } from 'shared-ui/api/go-live';

/** What is left until customers find the business. Read again at each visit: admins decide meanwhile. */
export const useGoLive = () => useGoLiveReadQuery(undefined, { refetchOnMountOrArgChange: true });
