import { useState } from 'react';
import { businessNameIn, useLanguage, useTexts } from 'shared-ui/i18n';
import { ButtonLink, EmptyState } from 'shared-ui/ui';
import { useCurrentUser, type SessionUserView } from 'shared-ui/platform';
import { runsBusiness } from '../../shared/own-right';
import { BecomeVendor } from './become-vendor';
import { OwnBusiness } from './own-business';
import { businessTexts } from './texts';

function BusinessOf({ user }: { user: SessionUserView }) {
  const t = useTexts(businessTexts);
  const language = useLanguage();
  // The session user changes with the registration, but the form stays visible until the page reloads.
  const [registers] = useState(user.staffOf === null);
  if (!user.staffOf || registers) return <BecomeVendor email={user.email ?? user.verifiedPhone ?? ''} />;
  if (runsBusiness(user)) return <OwnBusiness />;
  return (
    <EmptyState
      card
      drawing="ticket"
      level={1}
      title={t('staffTitle', { business: businessNameIn(language, user.staffOf) })}
      text={t('staffText')}
      actions={<ButtonLink to="/dashboard/counter">{t('toCounter')}</ButtonLink>}
    />
  );
}

/** Registration form of a business, or its profile after registration. */
export function BusinessPage() {
  const { user } = useCurrentUser();
  return user && <BusinessOf user={user} />;
}
