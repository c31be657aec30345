import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler, type To } from 'react-router-dom';
import { useLanguage } from 'shared-ui/store';
import { localizedTarget } from './localized-target';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly to: To;
  readonly replace?: boolean;
  readonly state?: unknown;
}

/**
 * Link that preserves the current language. It uses React Router's hooks, because React Router's own link includes code for its
 * server framework.
 */
export function Link({ to, replace, state, onClick, ...anchor }: LinkProps) {
  const target = localizedTarget(to, useLanguage());
  const navigate = useLinkClickHandler(target, { replace, state, target: anchor.target });
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) navigate(event);
  };
  return <a {...anchor} href={useHref(target)} onClick={follow} />;
}
