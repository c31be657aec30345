import { MapPin } from 'lucide-react';
import { useTexts } from 'shared-ui/i18n';
import { Button, cx } from 'shared-ui/ui';
import styles from './entry/entry.module.css';
import { counterTexts } from './texts';
import type { CounterBranch } from './use-branch';

/** Asks for the branch of the counter, once per device. */
export function BranchChoice({ choices, choose }: Pick<CounterBranch, 'choices' | 'choose'>) {
  const t = useTexts(counterTexts);
  return (
    <div className={cx(styles.sheet, styles.choice)}>
      <h2 className={styles.question}>{t('whichBranch')}</h2>
      <p className={styles.why}>{t('whichBranchText')}</p>
      {choices.map(({ id, name, city }) => (
        <Button
          key={id}
          variant="outline"
          size="large"
          wide
          className={styles.tall}
          onClick={() => choose(id)}
        >
          <MapPin size={20} aria-hidden />
          {city ? `${name}, ${city}` : name}
        </Button>
      ))}
    </div>
  );
}
