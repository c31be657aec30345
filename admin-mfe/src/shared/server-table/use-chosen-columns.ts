import type { TableColumnsType } from 'antd';
import { useSearchParams } from 'shared-ui/router';

/** Keys of the chosen columns; null if all are shown. Unknown keys are ignored. */
export function chosenIn(asked: string | null, keys: readonly string[]): readonly string[] | null {
  const chosen = asked?.split(',').filter((key) => keys.includes(key));
  return chosen && chosen.length > 0 && chosen.length < keys.length ? chosen : null;
}

export interface ChosenColumns<Row> {
  /** The shown columns. The first one and columns with actions are always shown. */
  shown: TableColumnsType<Row>;
  isShown(key: string): boolean;
  toggle(key: string): void;
}

const keyOf = <Row>(column: TableColumnsType<Row>[number]): string => String(column.key);

/** Columns that the parameter `columns` of the URL names, so that a link and a saved view restore them. */
export function useChosenColumns<Row>(columns: TableColumnsType<Row>): ChosenColumns<Row> {
  const [query, setQuery] = useSearchParams();
  const keys = columns.map(keyOf);
  const chosen = chosenIn(query.get('columns'), keys);
  const isShown = (key: string) => key === keys[0] || key === 'actions' || !chosen || chosen.includes(key);
  return {
    shown: columns.filter((column) => isShown(keyOf(column))),
    isShown,
    toggle(key) {
      const next = keys.filter((one) => (one === key ? !isShown(one) : isShown(one)));
      const wanted = new URLSearchParams(query);
      if (next.length === keys.length) wanted.delete('columns');
      else wanted.set('columns', next.join(','));
      setQuery(wanted, { replace: true });
    },
  };
}
