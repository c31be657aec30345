import {
  Link as PlainLink,
  Navigate as PlainNavigate,
  NavLink as PlainNavLink,
  type LinkProps,
  type NavigateProps,
  type NavLinkProps,
} from 'react-router-dom';
import { useLanguage } from '../store/hooks';
import { localizedTarget } from './localized-target';

/** React Router's own, keeping the reader's language. */
export const Link = ({ to, ...props }: LinkProps) => (
  <PlainLink to={localizedTarget(to, useLanguage())} {...props} />
);

export const NavLink = ({ to, ...props }: NavLinkProps) => (
  <PlainNavLink to={localizedTarget(to, useLanguage())} {...props} />
);

export const Navigate = ({ to, ...props }: NavigateProps) => (
  <PlainNavigate to={localizedTarget(to, useLanguage())} {...props} />
);
