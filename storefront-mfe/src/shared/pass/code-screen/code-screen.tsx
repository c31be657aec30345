import { useId, useState } from 'react';
import type { PassView } from 'shared-ui/api/redemptions';
import { inLanguage, useLanguage, useTexts } from 'shared-ui/i18n';
import type { PassSummary } from 'shared-ui/platform';
import { cx, Dialog } from 'shared-ui/ui';
import { useWatchedPass } from '../use-watched-pass';
import styles from './code-screen.module.css';
import { CodeView } from './code-view';
import { codeScreenTexts } from './texts';
import { useTurning } from './use-turning';

/** Dots to turn to another code; the chosen one is the current. */
function Dots({
  passes,
  shown,
  onChoose,
}: {
  passes: PassSummary[];
  shown: number;
  onChoose(index: number): void;
}) {
  const t = useTexts(codeScreenTexts);
  const language = useLanguage();
  return (
    <nav aria-label={t('codes')} className={styles.dots}>
      {passes.map(({ id, deal }, index) => (
        <button
          key={id}
          type="button"
          aria-current={index === shown}
          aria-label={t('codeOf', {
            number: index + 1,
            count: passes.length,
            title: inLanguage(language, deal.title, deal.titleNe),
          })}
          className={cx(styles.dot, index === shown && styles.chosen)}
          onClick={() => onChoose(index)}
        />
      ))}
    </nav>
  );
}

interface CodeScreenProps {
  passes: PassSummary[];
  /** The id of the code that is shown first. */
  startAt: string;
  /** Whether the signed QR is shown at first. */
  signedFirst?: boolean;
  onClose(): void;
}

/** Open codes on the whole screen, one at a time. Says by itself when the counter has accepted one. */
export function CodeScreen({ passes, startAt, signedFirst = false, onClose }: CodeScreenProps) {
  const headingId = useId();
  // As they were when the screen opened: a used code stays until the customer turns on.
  const [codes] = useState(passes);
  const [index, setIndex] = useState(() =>
    Math.max(
      0,
      codes.findIndex(({ id }) => id === startAt),
    ),
  );
  const { onKeyDown, ...swipe } = useTurning((by) =>
    setIndex(Math.min(codes.length - 1, Math.max(0, index + by))),
  );
  const chosen = codes[index] as PassSummary;
  const current = useWatchedPass(chosen as PassView, navigator.onLine) ?? chosen;
  return (
    <Dialog full open onClose={onClose} onKeyDown={onKeyDown} labelledBy={headingId}>
      <div className={styles.screen} {...swipe}>
        <CodeView key={chosen.id} pass={current} headingId={headingId} signedFirst={signedFirst} />
        {codes.length > 1 && <Dots passes={codes} shown={index} onChoose={setIndex} />}
      </div>
    </Dialog>
  );
}
