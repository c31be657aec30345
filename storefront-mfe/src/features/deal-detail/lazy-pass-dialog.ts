import { lazy } from 'react';

/** The ticket and its picture of a code come when somebody redeems, not with the page. */
export const loadPassDialog = async () => ({ default: (await import('shared-ui/pass')).PassDialog });

export const LazyPassDialog = lazy(loadPassDialog);
