import { useMemo } from 'react';
import {
  api,
  languageChosen,
  readSessionHint,
  rememberLanguage,
  sessionHinted,
  tagTypes,
  useAppDispatch,
} from 'shared-ui/store';
import type { SessionUserView } from '../../store/api/generated/auth';

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
  const dispatch = useAppDispatch();
  return useMemo(() => {
    const begun: SessionChange['begun'] = (user) => {
      if (user?.chosenLanguage) {
        rememberLanguage(user.chosenLanguage);
        dispatch(languageChosen(user.chosenLanguage));
      }
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
