import { useMemo } from 'react';
import {
  api,
  languageChosen,
  readSessionHint,
  rememberLanguage,
  sessionHinted,
  useAppStore,
  type AppDispatch,
  type TagType,
} from 'shared-ui/store';
import type { SessionUserView } from '../../store/api/auth';

/** Loaded on sign-in, because only a sign-in needs it. */
const afterSignIn = async (dispatch: AppDispatch): Promise<void> =>
  import('./after-sign-in').then(
    (signIn) => signIn.afterSignIn(dispatch),
    () => undefined,
  );

export interface SessionChange {
  /**
   * Call after a sign-in or sign-up that opened a session: refetches all user data.
   * @param user the signed-in user, whose chosen language replaces that of the device
   */
  begun(user?: Pick<SessionUserView, 'chosenLanguage'>): void;
  /** Call after a sign-out: removes all user data from the store. */
  ended(): void;
}

export function useSessionChange(): SessionChange {
  const { dispatch, getState } = useAppStore();
  return useMemo(() => {
    const begun: SessionChange['begun'] = (user) => {
      if (user?.chosenLanguage) {
        rememberLanguage(user.chosenLanguage);
        dispatch(languageChosen(user.chosenLanguage));
      }
      dispatch(sessionHinted(readSessionHint()));
      void afterSignIn(dispatch);
      dispatch(api.util.invalidateTags(Object.keys(getState().api.provided.tags) as TagType[]));
    };
    const ended = () => {
      dispatch(sessionHinted(false));
      dispatch(api.util.resetApiState());
    };
    return { begun, ended };
  }, [dispatch, getState]);
}
