import { QrCode as QrIcon } from 'lucide-react';
import type { PassView } from 'shared-ui/api/redemptions';
import { businessNameIn, inLanguage, useFormat, useTexts } from 'shared-ui/i18n';
import { VisuallyHidden } from 'shared-ui/ui';
import { passTexts } from '../../../../shared/pass/texts';
import { TimeBar } from '../../../../shared/pass/time-bar';
import { useTimeLeft } from '../../../../shared/pass/use-time-left';
import { passesTexts } from '../../../../shared/passes/texts';
import styles from './code-ticket.module.css';

interface CodeTicketProps {
  pass: PassView;
  onShow(): void;
}

/** Open code in short. A press anywhere on it shows the code on the whole screen. */
export function CodeTicket({ pass, onShow }: CodeTicketProps) {
  const t = useTexts(passTexts);
  const show = useTexts(passesTexts)('show');
  const { language } = useFormat();
  const left = useTimeLeft(pass.expiresAt);
  const { title, titleNe, vendor, location } = pass.deal;
  const place = location && inLanguage(language, location.name, location.nameNe);
  const name = inLanguage(language, title, titleNe);
  return (
    <article className={styles.ticket} data-ink>
      <div className={styles.facts}>
        <p className={styles.state}>
          <b>{t('ready')}</b>
          <span>{left}</span>
        </p>
        <h3 className={styles.title}>{name}</h3>
        <p className={styles.place}>
          {[businessNameIn(language, vendor), place].filter(Boolean).join(' · ')}
        </p>
        <TimeBar pass={pass} />
      </div>
      <button type="button" className={styles.show} onClick={onShow}>
        <span className={styles.icon}>
          <QrIcon size={26} />
        </span>
        {show}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </button>
    </article>
  );
}
