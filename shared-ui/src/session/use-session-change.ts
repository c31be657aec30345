import { useMemo } from 'react';
import { api, readSessionHint, sessionHinted, tagTypes, useAppDispatch } from 'shared-ui/store';

export interface SessionChange {
  /** Call after a sign-in or sign-up that opened a session: everything personal is asked again. */
  begun(): void;
  /** Call after a sign-out: nothing personal stays in the page. */
  ended(): void;
}

export function useSessionChange(): SessionChange {
  const dispatch = useAppDispatch();
  return useMemo(() => {
    const begun = () => {
      dispatch(sessionHinted(readSessionHint()));
      dispatch(api.util.invalidateTags([...tagTypes]));
    };
    const ended = () => {
      dispatch(sessionHinted(false));
      dispatch(api.util.resetApiState());
    };
    return { begun, ended };
  }, [dispatch]);
}
