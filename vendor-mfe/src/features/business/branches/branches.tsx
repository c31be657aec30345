import { MapPin, Pencil, Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useVendorsLocationsQuery, type BranchView } from 'shared-ui/api/vendors';
import { useTexts } from 'shared-ui/i18n';
import { Button, Card, EmptyState, IconButton } from 'shared-ui/ui';
import { useLocation } from 'shared-ui/router';
import { BranchDialog } from './branch-dialog';
import styles from '../business.module.css';
import { businessTexts } from '../texts';
import { DeleteBranch } from './delete-branch';
import { HoursText } from './hours-text';

interface BranchRowProps {
  branch: BranchView;
  onEdit(): void;
  onDelete(): void;
}

function BranchRow({ branch, onEdit, onDelete }: BranchRowProps) {
  const t = useTexts(businessTexts);
  const { name, address, city, hours } = branch;
  return (
    <li className={styles.branch}>
      <MapPin size={20} aria-hidden />
      <div className={styles.grow}>
        <b>{name}</b>
        <div className={styles.quiet}>
          {address}, {city}
        </div>
        <HoursText hours={hours} />
      </div>
      <IconButton label={t('editOne', { name })} onClick={onEdit}>
        <Pencil size={18} />
      </IconButton>
      <IconButton label={t('deleteOne', { name })} onClick={onDelete}>
        <Trash2 size={18} />
      </IconButton>
    </li>
  );
}

type Shown = { branch?: BranchView } | null;

/** Branches of the business. */
export function Branches() {
  const t = useTexts(businessTexts);
  const { data: branches } = useVendorsLocationsQuery();
  const [shown, setShown] = useState<Shown>(null);
  const [deleted, setDeleted] = useState<BranchView | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isOwnPage = useLocation().pathname.endsWith('/branches');
  const isThere = branches !== undefined;
  useEffect(() => {
    // The branches have their own path but are part of the profile page. On that path, their heading gets the focus.
    if (isOwnPage && isThere) heading.current?.focus();
  }, [isOwnPage, isThere]);
  return (
    <Card className={styles.panel}>
      <div className={styles.who}>
        <div className={styles.grow}>
          <h2 ref={heading} tabIndex={-1}>
            {t('branches')}
          </h2>
          <p className={styles.quiet}>{t('branchesText')}</p>
        </div>
        <Button variant="outline" onClick={() => setShown({})}>
          <Plus size={18} aria-hidden />
          {t('addBranch')}
        </Button>
      </div>
      {branches?.length === 0 ? (
        <EmptyState drawing="plate" level={3} title={t('noBranches')} text={t('noBranchesText')} />
      ) : (
        <ul>
          {branches?.map((branch) => (
            <BranchRow
              key={branch.id}
              branch={branch}
              onEdit={() => setShown({ branch })}
              onDelete={() => setDeleted(branch)}
            />
          ))}
        </ul>
      )}
      {shown && <BranchDialog branch={shown.branch} onClose={() => setShown(null)} />}
      {deleted && <DeleteBranch branch={deleted} onClose={() => setDeleted(null)} />}
    </Card>
  );
}
