import { CircleCheck, Clock, Download } from 'lucide-react';
import { useId } from 'react';
import { groupCode } from '../../format';
import { businessNameIn, inLanguage, useFormat, useTexts } from '../../platform/i18n';
import { buttonClass, ButtonLink, Dialog, Seam } from '../../ui/kit';
import { PassStateTag } from './pass-state-tag';
import styles from './pass.module.css';
import { QrCode } from './qr-code';
import type { ShownPass } from '../../platform/offline';
import { passTexts } from './texts';
import { useQrPicture } from './use-qr-picture';

function SaveImage({ pass }: { pass: ShownPass }) {
  const t = useTexts(passTexts);
  const picture = useQrPicture(pass.qrCode);
  if (!picture) return null;
  return (
    <a
      href={picture}
      download={`${pass.code}.png`}
      className={buttonClass({ variant: 'tint' }, styles.action)}
    >
      <Download size={16} />
      {t('saveImage')}
    </a>
  );
}

/** What stands in place of the code once it has done its work, or can no longer do it. */
function EndedPass({ pass }: { pass: ShownPass }) {
  const t = useTexts(passTexts);
  const format = useFormat();
  const isUsed = pass.state === 'redeemed';
  const Icon = isUsed ? CircleCheck : Clock;
  return (
    <p className={isUsed ? styles.used : styles.ended}>
      <Icon size={72} />
      <strong>{t(isUsed ? 'used' : 'expired')}</strong>
      {isUsed ? t('usedText', { when: format.dateTime(pass.redeemedAt) }) : t('endedText')}
    </p>
  );
}

function OpenPass({ pass }: { pass: ShownPass }) {
  const t = useTexts(passTexts);
  return (
    <>
      <QrCode text={pass.qrCode} />
      <p className={styles.code}>{groupCode(pass.code)}</p>
      <p className={styles.hint}>{t('show')}</p>
    </>
  );
}

function Sums({ pass: { deal, expiresAt, isBought } }: { pass: ShownPass }) {
  const t = useTexts(passTexts);
  const format = useFormat();
  const sum = deal.sumToPay ?? deal.discountedPrice;
  // What a bought one cost and saved stands in its order.
  const saved = isBought ? 0 : deal.originalPrice - deal.discountedPrice;
  return (
    <dl className={styles.sums}>
      <div>
        <dt>{t('pay')}</dt>
        <dd>{isBought ? t('paidBefore') : format.money(sum)}</dd>
        {!isBought && sum > deal.discountedPrice && <dd className={styles.time}>{t('withTaxes')}</dd>}
      </div>
      {saved > 0 && (
        <div>
          <dt>{t('save')}</dt>
          <dd className={styles.saved}>{format.money(saved)}</dd>
        </div>
      )}
      <div>
        <dt>{t('before')}</dt>
        <dd>{format.shortDate(expiresAt)}</dd>
        <dd className={styles.time}>{format.time(expiresAt)}</dd>
      </div>
    </dl>
  );
}

interface PassDialogProps {
  pass: ShownPass;
  open: boolean;
  onClose(): void;
}

/** The code to show at the counter, on a ticket. */
export function PassDialog({ pass, open, onClose }: PassDialogProps) {
  const t = useTexts(passTexts);
  const { language } = useFormat();
  const id = useId();
  const { deal, state } = pass;
  const place = deal.location && inLanguage(language, deal.location.name, deal.location.nameNe);
  const isIssued = state === 'issued';
  return (
    <Dialog open={open} onClose={onClose} labelledBy={id}>
      <div className={styles.ticket}>
        <div className={styles.upper}>
          <div className={styles.state} role="status">
            <PassStateTag state={state} />
          </div>
          <h2 id={id} className={styles.title}>
            {t('title')}
          </h2>
          <p className={styles.deal}>
            {inLanguage(language, deal.title, deal.titleNe)}
            <br />
            <b>{businessNameIn(language, deal.vendor)}</b>
            {place && `, ${place}`}
          </p>
          {isIssued ? <OpenPass pass={pass} /> : <EndedPass pass={pass} />}
        </div>
        <Seam className={styles.seam} />
        <div className={styles.lower}>
          <Sums pass={pass} />
          <div className={styles.actions}>
            {isIssued && <SaveImage pass={pass} />}
            <ButtonLink to={isIssued ? '/dashboard/passes' : '/deals'} className={styles.action}>
              {t(isIssued ? 'myCodes' : 'find')}
            </ButtonLink>
          </div>
        </div>
      </div>
    </Dialog>
  );
}
