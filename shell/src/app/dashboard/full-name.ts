import type { SessionUserView } from 'shared-ui/platform';

export const fullName = ({ firstName, lastName }: Pick<SessionUserView, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();
