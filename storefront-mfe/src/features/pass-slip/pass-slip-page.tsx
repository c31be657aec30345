import { Download, Printer, Share2 } from 'lucide-react';
import { usePassSlipSlipQuery, type PassSlipView } from 'shared-ui/api/redemptions';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { useParams } from 'shared-ui/router';
import { isApiFailure } from 'shared-ui/store';
import { Alert, Button, ButtonLink, EmptyState, ErrorState, Skeleton, SkeletonBlock } from 'shared-ui/ui';
import { slipContent } from './slip-content';
import { SlipSheet, useSlipQr } from './slip-sheet';
import styles from './slip.module.css';
import { slipTexts } from './texts';
import { useSlipPicture } from './use-slip-picture';

function OpenSlip({ slip }: { slip: PassSlipView }) {
  const t = useTexts(slipTexts);
  const format = useFormat();
  const picture = useSlipPicture();
  const content = slipContent(slip, t, format);
  const qr = useSlipQr(content.qrCode);
  const Icon = picture.canShare ? Share2 : Download;
  return (
    <div className={styles.screen}>
      <h1>{t('title')}</h1>
      <p className={styles.why}>{t('text')}</p>
      <div className={styles.actions}>
        <Button disabled={qr === null} onClick={() => window.print()}>
          <Printer size={18} aria-hidden />
          {t('print')}
        </Button>
        <Button variant="tint" disabled={picture.busy} onClick={() => void picture.send(content)}>
          <Icon size={18} aria-hidden />
          {t(picture.busy ? 'sharing' : picture.canShare ? 'share' : 'download')}
        </Button>
      </div>
      {qr === '' && <Alert tone="warning" title={t('noQr')} />}
      <SlipSheet content={content} qr={qr} />
    </div>
  );
}

/** Slip of an open pass, to print or to send as a picture (rule P13). */
export function PassSlipPage() {
  const t = useTexts(slipTexts);
  const { id = '' } = useParams();
  const { data: slip, error, refetch } = usePassSlipSlipQuery({ id }, { refetchOnMountOrArgChange: true });
  const isMissing = isApiFailure(error) && error.status >= 400 && error.status < 500;
  if (slip?.state === 'issued') return <OpenSlip slip={slip} />;
  if (slip || isMissing)
    return (
      <EmptyState
        drawing="ticket"
        level={1}
        title={t(slip ? 'ended' : 'missing')}
        text={t(slip ? 'endedText' : 'missingText')}
        actions={<ButtonLink to="/dashboard/passes">{t('back')}</ButtonLink>}
      />
    );
  if (error) return <ErrorState title={t('failed')} text={t('failedText')} onRetry={() => void refetch()} />;
  return (
    <Skeleton>
      <SkeletonBlock className={styles.bone} />
    </Skeleton>
  );
}
