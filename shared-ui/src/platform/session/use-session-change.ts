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

/** Only a sign-in needs it, so its code comes with one. */
const afterSignIn = async (dispatch: AppDispatch): Promise<void> =>
  import('./after-sign-in').then(
    (signIn) => signIn.afterSignIn(dispatch),
    () => undefined,
  );

export interface SessionChange {
  /**
   * Call after a sign-in or sign-up that opened a session: everything personal is asked again.
   * @param user who signed in; a language chosen for the account replaces the device's
   */
  begun(user?: Pick<SessionUserView, 'chosenLanguage'>): void;
  /** Call after a sign-out: nothing personal stays in the page. */
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
