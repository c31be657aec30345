import {
  CircleX,
  Download,
  Ellipsis,
  Navigation,
  Phone,
  Printer,
  ReceiptText,
  RotateCcw,
  Tag,
} from 'lucide-react';
import { useState } from 'react';
import type { PassView } from 'shared-ui/api/redemptions';
import { useTexts } from 'shared-ui/i18n';
import { Link } from 'shared-ui/router';
import { newCasePath } from '../honour/case-path';
import { directionsTo } from '../pass/directions';
import { useQrPicture } from '../pass/use-qr-picture';
import styles from './code-card.module.css';
import { passesTexts } from './texts';

interface CodeActionsProps {
  pass: PassView;
  onCancel(): void;
}

/** Further actions: download of the QR code, link to the deal, and cancellation; a bought pass links to its order instead. */
function MoreActions({ pass, onCancel }: CodeActionsProps) {
  const t = useTexts(passesTexts);
  const picture = useQrPicture(pass.qrCode);
  return (
    <div className={styles.actions}>
      <Link to={`/deals/${pass.dealId}`} className={styles.action}>
        <Tag size={16} />
        {t('redeemAgain')}
      </Link>
      {picture && (
        <a href={picture} download={`${pass.code}.png`} className={styles.action}>
          <Download size={16} />
          {t('saveImage')}
        </a>
      )}
      <Link to={`/dashboard/passes/${pass.id}/slip`} className={styles.action}>
        <Printer size={16} />
        {t('slip')}
      </Link>
      <Link to={newCasePath(pass.id)} className={styles.action}>
        <CircleX size={16} />
        {t('notTaken')}
      </Link>
      {pass.isBought ? (
        <Link to="/dashboard/orders" className={styles.action}>
          <ReceiptText size={16} />
          {t('refund')}
        </Link>
      ) : (
        <button type="button" className={styles.action} onClick={onCancel}>
          <RotateCcw size={16} />
          {t('cancel')}
        </button>
      )}
    </div>
  );
}

/** Actions of a pass: directions, phone call, and further actions. */
export function CodeActions({ pass, onCancel }: CodeActionsProps) {
  const t = useTexts(passesTexts);
  const [isOpen, setOpen] = useState(false);
  const { branches, vendor } = pass.deal;
  const directions = directionsTo(branches);
  return (
    <>
      <div className={styles.actions}>
        {directions && (
          <a href={directions} target="_blank" rel="noreferrer" className={styles.action}>
            <Navigation size={16} />
            {t('directions')}
          </a>
        )}
        {vendor.phone && (
          <a href={`tel:${vendor.phone.replace(/[^+\d]/g, '')}`} className={styles.action}>
            <Phone size={16} />
            {t('call')}
          </a>
        )}
        <button
          type="button"
          aria-expanded={isOpen}
          className={styles.action}
          onClick={() => setOpen(!isOpen)}
        >
          <Ellipsis size={16} />
          {t('more')}
        </button>
      </div>
      {isOpen && <MoreActions pass={pass} onCancel={onCancel} />}
    </>
  );
}
