import type { ReactNode } from 'react';
import { useAdminVendorDetailsOneQuery } from 'shared-ui/api/admin-vendors';
import type { WorkItemView } from 'shared-ui/api/admin-work';
import { useTexts } from 'shared-ui/i18n';
import { SkeletonBlock, Skeleton } from 'shared-ui/ui';
import { History } from '../full/history';
import { FreedDeals } from '../item/vendor-part';
import layout from '../full/full.module.css';
import { PaperViewer } from './paper-viewer';
import { verificationTexts } from './texts';
import type { ItemTicks, Tick, TypedField } from './ticks';
import { TypedValues } from './typed-values';
import { VendorChecks } from './vendor-checks';
import styles from './verification.module.css';

interface VerificationProps {
  item: WorkItemView;
  ticks: ItemTicks;
  hasKeys: boolean;
  onTick(field: TypedField, tick: Tick): void;
  /** Decision with its buttons. */
  children: ReactNode;
}

/** Verification of a business: its papers beside the typed values, the checks, the decision and what was sent before. */
export function Verification({ item, ticks, hasKeys, onTick, children }: VerificationProps) {
  const t = useTexts(verificationTexts);
  const { currentData: vendor } = useAdminVendorDetailsOneQuery({ id: Number(item.id) });
  if (!vendor)
    return (
      <Skeleton>
        <SkeletonBlock style={{ height: 420 }} />
      </Skeleton>
    );
  return (
    <div className={layout.columns}>
      <PaperViewer key={vendor.id} vendor={vendor} hasKeys={hasKeys} />
      <div className={layout.side}>
        <TypedValues vendor={vendor} ticks={ticks} onTick={onTick} />
        <VendorChecks id={vendor.id} />
        <section className={styles.card} aria-labelledby="decision">
          <header className={styles.cardHead}>
            <h3 id="decision">{t('decision')}</h3>
          </header>
          {children}
          <FreedDeals item={item} />
        </section>
        <History subject="vendor" id={vendor.id} version={vendor.version} />
      </div>
    </div>
  );
}
