import { useTexts } from 'shared-ui/i18n';
import { Alert, Button } from 'shared-ui/ui';
import { useShoppingSetFavoriteMutation } from 'shared-ui/platform';
import { favoritesTexts } from './texts';

/** Saved deals that are no longer public. */
export function GoneFavorites({ ids }: { ids: readonly number[] }) {
  const t = useTexts(favoritesTexts);
  const [setFavorite, { isLoading }] = useShoppingSetFavoriteMutation();
  const forget = async () => {
    for (const dealId of ids) await setFavorite({ dealId, priceThen: 0, isFavorite: false });
  };
  return (
    <Alert tone="news" title={t('gone', { count: ids.length })}>
      <Button variant="text" size="small" disabled={isLoading} onClick={() => void forget()}>
        {t('forget')}
      </Button>
    </Alert>
  );
}
