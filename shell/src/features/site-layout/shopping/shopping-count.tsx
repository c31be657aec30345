import { useEffect } from 'react';
import { useFormat } from 'shared-ui/i18n';
import { onSavedChange, useShoppingCartQuery, useShoppingFavoriteIdsQuery } from 'shared-ui/platform';
import styles from './shopping-links.module.css';

const most = 99;

function Count({ count = 0 }: { count?: number }) {
  const format = useFormat();
  if (count === 0) return null;
  const shown = count > most ? `${format.number(most)}+` : format.number(count);
  return <span className={styles.count}>{shown}</span>;
}

/** Refetches when the saved items change, also in another tab. */
function useFresh(refetch: () => unknown): void {
  useEffect(() => onSavedChange(() => void refetch()), [refetch]);
}

export function FavoriteCount() {
  const { data, refetch } = useShoppingFavoriteIdsQuery(undefined);
  useFresh(refetch);
  return <Count count={data?.length} />;
}

export function CartCount() {
  const { data, refetch } = useShoppingCartQuery(undefined);
  useFresh(refetch);
  return <Count count={data?.count} />;
}
