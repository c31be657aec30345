import { Download, Maximize } from 'lucide-react';
import { useId, useState } from 'react';
import { groupCode } from 'shared-ui/format';
import { businessNameIn, inLanguage, useLanguage, useTexts } from 'shared-ui/i18n';
import { useCurrentUser, type PassSummary } from 'shared-ui/platform';
import { Button, buttonClass, ButtonLink, Dialog, lazyPart, PerforationLine } from 'shared-ui/ui';
import { HonourQuestion } from '../honour/honour-parts';
import { EndedPass } from './ended/ended-pass';
import { NoInternet } from './no-internet';
import { PassStateTag } from './pass-state-tag';
import { PassSums } from './pass-sums';
import styles from './pass.module.css';
import { QrCode } from './qr-code';
import { passTexts } from './texts';
import { useQrPicture } from './use-qr-picture';
import { useQrCode } from './use-qr-code';

const CodeScreen = lazyPart(async () => (await import('./code-screen/code-screen')).CodeScreen);

function SaveImage({ pass }: { pass: PassSummary }) {
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

/** First line of a new code; it welcomes a customer who signed in for it. */
function CodeReady({ isReturn }: { isReturn: boolean }) {
  const t = useTexts(passTexts);
  const { user } = useCurrentUser();
  const words = isReturn && user ? t('welcome', { name: user.firstName }) : t('codeReady');
  return <p className={styles.ready}>{words}</p>;
}

function OpenPass({ pass, isNew, isReturn }: Pick<Required<PassDialogProps>, 'pass' | 'isNew' | 'isReturn'>) {
  const t = useTexts(passTexts);
  const qr = useQrCode(pass);
  const [isFull, setFull] = useState(false);
  return (
    <>
      {isNew && <CodeReady isReturn={isReturn} />}
      <QrCode text={qr.text} />
      <p className={styles.code}>{groupCode(pass.code)}</p>
      <p className={styles.hint}>{t('show')}</p>
      <div className={styles.more}>
        <Button wide onClick={() => setFull(true)}>
          <Maximize size={18} />
          {t('wholeScreen')}
        </Button>
        <NoInternet {...qr} />
      </div>
      {isFull && (
        <CodeScreen
          passes={[pass]}
          startAt={pass.id}
          signedFirst={qr.isSigned}
          onClose={() => setFull(false)}
        />
      )}
    </>
  );
}

interface PassDialogProps {
  pass: PassSummary;
  /** True if the pass was just issued. */
  isNew?: boolean;
  /** True if the customer signed in for this pass. */
  isReturn?: boolean;
  open: boolean;
  onClose(): void;
}

/** Dialog with the pass to show at the counter, in the shape of a ticket. */
export function PassDialog({ pass, isNew = false, isReturn = false, open, onClose }: PassDialogProps) {
  const t = useTexts(passTexts);
  const language = useLanguage();
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
          {isIssued ? <OpenPass pass={pass} isNew={isNew} isReturn={isReturn} /> : <EndedPass pass={pass} />}
          {state === 'redeemed' && <HonourQuestion pass={pass} />}
        </div>
        <PerforationLine className={styles.seam} />
        <div className={styles.lower}>
          {isIssued && <PassSums pass={pass} />}
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
