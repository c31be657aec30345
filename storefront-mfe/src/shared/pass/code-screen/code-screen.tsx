import { useId, useState } from 'react';
import type { PassView } from 'shared-ui/api/redemptions';
import { inLanguage, useLanguage, useTexts } from 'shared-ui/i18n';
import type { PassSummary } from 'shared-ui/platform';
import { cx, Dialog } from 'shared-ui/ui';
import { useSendProofs } from '../proof/use-proofs';
import { SpokenWord } from '../spoken-word/spoken-word';
import { useWatchedPass } from '../use-watched-pass';
import styles from './code-screen.module.css';
import { CodeView } from './code-view';
import { codeScreenTexts } from './texts';
import { useTurning } from './use-turning';

/** Dots for switching between passes; the current one is marked. */
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
  /** Id of the pass that is shown first. */
  startAt: string;
  /** True if the signed QR code is shown first. */
  signedFirst?: boolean;
  onClose(): void;
}

/** Shows open passes full screen, one at a time. It updates automatically when the counter has accepted one. */
export function CodeScreen({ passes, startAt, signedFirst = false, onClose }: CodeScreenProps) {
  const headingId = useId();
  useSendProofs();
  // The list is fixed when the screen opens: a redeemed pass stays until the customer switches to another.
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
        {current.state === 'issued' && <SpokenWord />}
        <CodeView key={chosen.id} pass={current} headingId={headingId} signedFirst={signedFirst} />
        {codes.length > 1 && <Dots passes={codes} shown={index} onChoose={setIndex} />}
      </div>
    </Dialog>
  );
}
