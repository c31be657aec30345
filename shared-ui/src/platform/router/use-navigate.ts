import { useCallback } from 'react';
import { useNavigate as usePlainNavigate, type NavigateOptions, type To } from 'react-router-dom';
import { useLanguage } from 'shared-ui/store';
import { localizedTarget } from './localized-target';

export interface Navigate {
  (to: To, options?: NavigateOptions): void;
  (steps: number): void;
}

/** React Router's `useNavigate`, which preserves the current language. */
export function useNavigate(): Navigate {
  const navigate = usePlainNavigate();
  const language = useLanguage();
  return useCallback(
    (target: To | number, options?: NavigateOptions) => {
      if (typeof target === 'number') void navigate(target);
      else void navigate(localizedTarget(target, language), options);
    },
    [navigate, language],
  );
}
