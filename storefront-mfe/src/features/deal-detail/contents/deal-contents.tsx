import { CircleCheck, CircleX } from 'lucide-react';
import type { DealPageView } from 'shared-ui/api/deals';
import { useLanguage, useTexts } from 'shared-ui/i18n';
import styles from '../deal-details.module.css';
import { linesIn, parted } from './content-lines';
import { contentsTexts } from './texts';

function IncludedLine({ line }: { line: string }) {
  const { head, rest } = parted(line);
  return (
    <li>
      <CircleCheck size={20} />
      <span>
        {head && (
          <>
            <b>{head}</b>:{' '}
          </>
        )}
        {rest}
      </span>
    </li>
  );
}

/** Lists of included and excluded items. */
export function DealContents({ deal }: { deal: DealPageView }) {
  const t = useTexts(contentsTexts);
  const language = useLanguage();
  const included = linesIn(language, deal.included, deal.includedNe);
  const excluded = linesIn(language, deal.excluded, deal.excludedNe);
  if (included.length + excluded.length === 0) return null;
  return (
    <ul className={styles.contents}>
      {included.map((line, index) => (
        <IncludedLine key={index} line={line} />
      ))}
      {excluded.map((line, index) => (
        <li key={index + included.length} className={styles.excluded}>
          <CircleX size={20} />
          <span>{t('notIncluded', { what: line })}</span>
        </li>
      ))}
    </ul>
  );
}
