import { Columns3 } from 'lucide-react';
import type { TableColumnsType } from 'antd';
import type { ReactNode } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { Panel } from './panel';
import styles from './panel.module.css';
import { serverTableTexts } from './texts';
import type { ChosenColumns } from './use-chosen-columns';

interface ColumnChoiceProps<Row> {
  columns: TableColumnsType<Row>;
  chosen: ChosenColumns<Row>;
}

/** Check boxes for the columns of a table. */
export function ColumnChoice<Row>({ columns, chosen }: ColumnChoiceProps<Row>) {
  const t = useTexts(serverTableTexts);
  const choices = columns.slice(1).filter(({ key }) => key !== 'actions');
  if (choices.length === 0) return null;
  return (
    <Panel label={t('columns')} icon={<Columns3 size={16} aria-hidden />}>
      <fieldset className={styles.choices}>
        <legend>{t('columnsText')}</legend>
        {choices.map(({ key, title }) => (
          <label key={String(key)} className={styles.choice}>
            <input
              type="checkbox"
              checked={chosen.isShown(String(key))}
              onChange={() => chosen.toggle(String(key))}
            />
            {title as ReactNode}
          </label>
        ))}
      </fieldset>
    </Panel>
  );
}
