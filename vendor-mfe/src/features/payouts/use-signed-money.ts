import { useFormat } from 'shared-ui/i18n';

/** Formats paisa as rupees, negative amounts with a minus before them. */
export function useSignedMoney(): (paisa: number) => string {
  const format = useFormat();
  return (paisa) => `${paisa < 0 ? '− ' : ''}${format.money(Math.abs(paisa) / 100)}`;
}
