import { Navigate as PlainNavigate, type NavigateProps } from 'react-router-dom';
import { useLanguage } from 'shared-ui/store';
import { localizedTarget } from './localized-target';

/** React Router's `Navigate`, which preserves the current language. */
export const Navigate = ({ to, ...props }: NavigateProps) => (
  <PlainNavigate to={localizedTarget(to, useLanguage())} {...props} />
);
