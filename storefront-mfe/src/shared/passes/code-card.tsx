import { Maximize, QrCode as QrIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { groupCode } from 'shared-ui/format';
import { businessNameIn, inLanguage, useFormat, useTexts } from 'shared-ui/i18n';
import type { PassSummary } from 'shared-ui/platform';
import { Button, PerforationLine, useNow, VisuallyHidden } from 'shared-ui/ui';
import { SpeakButton } from '../pass/code-screen/speak-button';
import { WaitingTag } from '../pass/proof/waiting-proof';
import { QrCode } from '../pass/qr-code';
import { TimeBar } from '../pass/time-bar';
import { useQrCode } from '../pass/use-qr-code';
import { useTimeLeft } from '../pass/use-time-left';
import styles from './code-card.module.css';
import { passesTexts } from './texts';

interface CodeCardProps {
  pass: PassSummary;
  /** Heading level of the title. */
  level: 2 | 3;
  /** Picture of the deal; undefined offline. */
  picture?: string;
  /** Hides the time left, if the device's clock is wrong. */
  endOnly?: boolean;
  onShow(): void;
}

function CodeHead({ pass, level, picture }: Pick<CodeCardProps, 'pass' | 'level' | 'picture'>) {
  const { deal } = pass;
  const { language } = useFormat();
  const Title = `h${level}` as const;
  const place = deal.location && inLanguage(language, deal.location.name, deal.location.nameNe);
  return (
    <div className={styles.head}>
      {picture && <img src={picture} alt="" width={64} height={64} className={styles.picture} />}
      <div>
        <Title className={styles.title}>{inLanguage(language, deal.title, deal.titleNe)}</Title>
        <WaitingTag pass={pass} />
        <p className={styles.small}>
          {[businessNameIn(language, deal.vendor), place].filter(Boolean).join(' · ')}
        </p>
      </div>
    </div>
  );
}

/** Validity of a pass as text and as a bar. */
function CodeTime({ pass, endOnly }: Pick<CodeCardProps, 'pass' | 'endOnly'>) {
  const t = useTexts(passesTexts);
  const format = useFormat();
  const now = useNow();
  const left = useTimeLeft(pass.expiresAt);
  return (
    <>
      {!endOnly && <TimeBar pass={pass} />}
      <p className={styles.time}>
        {!endOnly && <b>{left}</b>}
        <span>{t('until', { when: format.soon(pass.expiresAt, now) })}</span>
      </p>
    </>
  );
}

interface FirstCodeProps extends CodeCardProps {
  /** Amounts paid, saved and earned. */
  sums: ReactNode;
  /** Label of the main button, if its action is not the full-screen view. */
  mainLabel?: string;
  /** Additional actions. */
  actions?: ReactNode;
}

/** The pass that expires first, with its QR code visible. */
export function FirstCode({ pass, endOnly, sums, mainLabel, actions, onShow, ...head }: FirstCodeProps) {
  const t = useTexts(passesTexts);
  const qr = useQrCode(pass);
  return (
    <article className={styles.card}>
      <CodeHead pass={pass} {...head} />
      <PerforationLine />
      <div className={styles.first}>
        <QrCode text={qr.text} />
        <div className={styles.facts}>
          <div className={styles.row}>
            <p className={styles.code}>{groupCode(pass.code)}</p>
            <SpeakButton code={pass.code} />
          </div>
          <CodeTime pass={pass} endOnly={endOnly} />
          {sums}
          <Button wide onClick={onShow}>
            <Maximize size={18} />
            {mainLabel ?? t('wholeScreen')}
          </Button>
        </div>
      </div>
      {actions}
    </article>
  );
}

/** Another open pass, whose QR code opens on press. */
export function OtherCode({ pass, endOnly, onShow, ...head }: CodeCardProps) {
  const t = useTexts(passesTexts);
  const { language } = useFormat();
  const left = useTimeLeft(pass.expiresAt);
  return (
    <article className={styles.card}>
      <CodeHead pass={pass} {...head} />
      <PerforationLine />
      <div className={styles.other}>
        <div>
          <p className={styles.code}>{groupCode(pass.code)}</p>
          {endOnly ? <CodeTime pass={pass} endOnly /> : <b className={styles.left}>{left}</b>}
        </div>
        <Button variant="tint" onClick={onShow}>
          <QrIcon size={18} />
          {t('show')}
          <VisuallyHidden>: {inLanguage(language, pass.deal.title, pass.deal.titleNe)}</VisuallyHidden>
        </Button>
      </div>
    </article>
  );
}
