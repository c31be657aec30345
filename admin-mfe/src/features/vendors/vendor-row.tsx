import { useState } from 'react';
import type { AdminVendorView } from 'shared-ui/api/admin';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Button } from 'shared-ui/kit';
import { ReasonDialog } from './reason-dialog';
import { vendorsTexts } from './texts';
import { useVendorDecision } from './use-vendor-decision';
import { actionsFor, type VendorAction } from './vendor-actions';
import { VendorDetails } from './vendor-details';
import styles from './vendors.module.css';

const VARIANTS = { verify: 'confirm', reject: 'danger', suspend: 'danger', reinstate: 'confirm' } as const;

/** A business, what can be decided about it, and its details when asked for. */
export function VendorRow({ vendor }: { vendor: AdminVendorView }) {
  const t = useTexts(vendorsTexts);
  const format = useFormat();
  const { busy, decide } = useVendorDecision();
  const [isOpen, setOpen] = useState(false);
  const [asked, setAsked] = useState<Exclude<VendorAction, 'verify'> | null>(null);
  const start = (action: VendorAction) =>
    action === 'verify' ? void decide(action, vendor) : setAsked(action);
  return (
    <>
      <tr>
        <th scope="row">{vendor.businessName}</th>
        <td>{vendor.category}</td>
        <td className={styles.date}>{format.date(vendor.submittedAt)}</td>
        <td>
          <span className={styles.actions}>
            <Button variant="tint" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {t(isOpen ? 'hideDetails' : 'details')}
            </Button>
            {actionsFor(vendor.status).map((action) => (
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
          </span>
          {asked && (
            <ReasonDialog
              action={asked}
              busy={busy}
              onClose={() => setAsked(null)}
              onReason={(reason) => {
                setAsked(null);
                void decide(asked, vendor, reason);
              }}
            />
          )}
        </td>
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={4}>
            <VendorDetails vendor={vendor} />
          </td>
        </tr>
      )}
    </>
  );
}
