import { useState, type ReactNode } from 'react';
import { ReasonDialog } from '../../shared/reason-dialog/reason-dialog';
import { useTexts } from 'shared-ui/i18n';
import { Button, ButtonLink } from 'shared-ui/ui';
import { OwnBusinessNote, useOwnBusiness } from '../../shared/own-business/own-business';
import { DecisionWaits } from '../../shared/undo/undo-decisions';
import { vendorsTexts } from './texts';
import { useVendorDecision } from './use-vendor-decision';
import { actionsFor, type DecidedVendor, type VendorAction, waitsForEmail } from './vendor-actions';
import styles from './vendors.module.css';

const VARIANTS = {
  verify: 'confirm',
  reject: 'danger',
  suspend: 'danger',
  reinstate: 'confirm',
  approveChange: 'confirm',
  rejectChange: 'danger',
} as const;

interface VendorDecisionsProps {
  vendor: DecidedVendor;
  /** Content before the decision buttons. */
  children?: ReactNode;
}

/** Decision buttons for a business. Every action except verification and approval asks for a reason, which the owner reads. */
export function VendorDecisions({ vendor, children }: VendorDecisionsProps) {
  const t = useTexts(vendorsTexts);
  const { busy, isWaiting, decide } = useVendorDecision();
  const isOwn = useOwnBusiness(vendor.id);
  const [asked, setAsked] = useState<Exclude<VendorAction, 'verify' | 'approveChange'> | null>(null);
  const start = (action: VendorAction) =>
    action === 'verify' || action === 'approveChange' ? void decide(action, vendor) : setAsked(action);
  return (
    <span className={styles.actions}>
      {children}
      {vendor.status === 'pending' && !waitsForEmail(vendor) && (
        <ButtonLink
          variant="tint"
          size="small"
          to={`/dashboard/workbench?kind=vendor&item=vendor:${vendor.id}&view=full`}
        >
          {t('check')}
        </ButtonLink>
      )}
      {isWaiting(vendor) && <DecisionWaits />}
      {isOwn && <OwnBusinessNote />}
      {!isOwn && waitsForEmail(vendor) && <span className={styles.quiet}>{t('waitsForEmail')}</span>}
      {(isOwn || isWaiting(vendor) ? [] : actionsFor(vendor)).map((action) => (
        <Button
          key={action}
          variant={VARIANTS[action]}
          size="small"
          disabled={busy}
          onClick={() => start(action)}
        >
          {t(action)}
        </Button>
      ))}
      {asked && (
        <ReasonDialog
          title={t(`ask_${asked}`)}
          text={t(`askText_${asked}`)}
          confirm={t(asked)}
          label={t('reason')}
          variant={VARIANTS[asked]}
          busy={busy}
          onClose={() => setAsked(null)}
          onReason={(reason) => {
            setAsked(null);
            void decide(asked, vendor, reason);
          }}
        />
      )}
    </span>
  );
}
