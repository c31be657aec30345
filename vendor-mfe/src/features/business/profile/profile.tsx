import { Eye, Pencil } from 'lucide-react';
import { useState } from 'react';
import type { VendorView } from 'shared-ui/api/vendors';
import { useCatalogNames } from 'shared-ui/dashboard';
import { businessNameIn, inLanguage, useLanguage, useTexts } from 'shared-ui/i18n';
import { Avatar, Button, ButtonLink, Card } from 'shared-ui/ui';
import styles from '../business.module.css';
import { EditProfile } from './profile-form';
import { ProfileFacts } from './profile-facts';
import { ProposalNotice } from './proposal-notice';
import { businessTexts } from '../texts';
import { VendorBadge, VendorNotice } from '../vendor-state';

/** Business profile, with its form. */
export function Profile({ vendor, isOwner }: { vendor: VendorView; isOwner: boolean }) {
  const t = useTexts(businessTexts);
  const language = useLanguage();
  const names = useCatalogNames();
  const [editing, setEditing] = useState(false);
  const name = businessNameIn(language, vendor);
  return (
    <Card className={styles.panel}>
      <div className={styles.who}>
        <Avatar name={name} image={vendor.logo} />
        <div className={styles.grow}>
          <h2>{name}</h2>
          <div className={styles.quiet}>{names.category(vendor.category)}</div>
        </div>
        <VendorBadge status={vendor.status} />
      </div>
      {vendor.status !== 'suspended' && <VendorNotice vendor={vendor} />}
      <ProposalNotice vendor={vendor} />
      {editing ? (
        <EditProfile vendor={vendor} onClose={() => setEditing(false)} />
      ) : (
        <>
          <p className={styles.description}>
            {inLanguage(language, vendor.description, vendor.descriptionNe)}
          </p>
          <ProfileFacts vendor={vendor} />
          <div className={styles.buttons}>
            {isOwner && (
              <Button variant="outline" onClick={() => setEditing(true)}>
                <Pencil size={16} aria-hidden />
                {t(vendor.status === 'rejected' ? 'editResubmit' : 'edit')}
              </Button>
            )}
            {vendor.status === 'verified' && (
              <ButtonLink variant="tint" to={`/brand/${vendor.slug}`}>
                <Eye size={16} aria-hidden />
                {t('publicPage')}
              </ButtonLink>
            )}
          </div>
        </>
      )}
    </Card>
  );
}
