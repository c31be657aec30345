import { Check, Sun } from 'lucide-react';
import { businessNameIn, inLanguage, useLanguage, useTexts } from 'shared-ui/i18n';
import type { PassSummary } from 'shared-ui/platform';
import { Tag, VisuallyHidden } from 'shared-ui/ui';
import { HonourQuestion } from '../../honour/honour-parts';
import { EndedPass } from '../ended/ended-pass';
import { NoInternet } from '../no-internet';
import { PassStateTag } from '../pass-state-tag';
import { ProofForm } from '../proof/proof-form';
import { useProof } from '../proof/use-proofs';
import { WaitingProof, WaitingTag } from '../proof/waiting-proof';
import { PassSums } from '../pass-sums';
import { QrCode } from '../qr-code';
import { passTexts } from '../texts';
import { useQrCode } from '../use-qr-code';
import { useTimeLeft } from '../use-time-left';
import styles from './code-screen.module.css';
import { SpeakButton } from './speak-button';
import { SpelledCode } from './spelled-code';
import { codeScreenTexts } from './texts';
import { useWakeLock } from './use-wake-lock';

/** The code to show, or the proof that a counter without a network accepted it. */
function CodeOrProof(props: { pass: PassSummary; signedFirst: boolean }) {
  const proof = useProof(props.pass);
  return proof ? <WaitingProof proof={proof} /> : <OpenCode {...props} />;
}

function OpenCode({ pass, signedFirst }: { pass: PassSummary; signedFirst: boolean }) {
  const t = useTexts(codeScreenTexts);
  const isAwake = useWakeLock();
  const qr = useQrCode(pass, signedFirst);
  return (
    <>
      <QrCode text={qr.text} className={styles.qr} />
      <div className={styles.letters}>
        <SpelledCode code={pass.code} />
        <SpeakButton code={pass.code} />
      </div>
      <p className={styles.bright}>
        <Sun size={18} />
        {t(isAwake ? 'bright' : 'brightOnly')}
      </p>
      <div className={styles.sums}>
        <PassSums pass={pass} />
      </div>
      <div className={styles.noInternet}>
        <NoInternet {...qr} />
        {qr.isSigned && <ProofForm passId={pass.id} />}
      </div>
    </>
  );
}

interface CodeViewProps {
  pass: PassSummary;
  headingId: string;
  /** True if the signed QR code is shown first. */
  signedFirst: boolean;
}

/** One pass full screen, as large as the screen allows. */
export function CodeView({ pass, headingId, signedFirst }: CodeViewProps) {
  const t = useTexts(codeScreenTexts);
  const title = useTexts(passTexts)('title');
  const language = useLanguage();
  const left = useTimeLeft(pass.expiresAt);
  const { deal, state } = pass;
  const proof = useProof(pass);
  const place = deal.location && inLanguage(language, deal.location.name, deal.location.nameNe);
  return (
    <>
      <div className={styles.state} role="status">
        {proof ? (
          <WaitingTag pass={pass} />
        ) : state === 'issued' && left ? (
          <Tag tone="good">
            <Check size={14} />
            {t('ready', { left })}
          </Tag>
        ) : (
          <PassStateTag state={state} />
        )}
      </div>
      <h2 id={headingId} className={styles.title}>
        <VisuallyHidden>{title}: </VisuallyHidden>
        {inLanguage(language, deal.title, deal.titleNe)}
      </h2>
      <p className={styles.business}>
        {[businessNameIn(language, deal.vendor), place].filter(Boolean).join(' · ')}
      </p>
      {state === 'issued' ? <CodeOrProof pass={pass} signedFirst={signedFirst} /> : <EndedPass pass={pass} />}
      {state === 'redeemed' && <HonourQuestion pass={pass} />}
    </>
  );
}
