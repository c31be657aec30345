import type { AccountView } from 'shared-ui/api/auth';

/** Returns the address that digits for this account are sent to: its e-mail, else its verified phone number. */
export const identityOf = ({ email, verifiedPhone }: Pick<AccountView, 'email' | 'verifiedPhone'>): string =>
  email ?? verifiedPhone ?? '';
