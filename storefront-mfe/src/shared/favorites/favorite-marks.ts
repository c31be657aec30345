import { describeFailure } from 'shared-ui/i18n';
import { onSavedChange, shoppingApi } from 'shared-ui/platform';
import { selectLanguage, toastShown, type AppStore } from 'shared-ui/store';
import { favoriteHeartTexts } from './texts';

/** Set of favorite deals with a function that changes it. */
export interface FavoriteMarks {
  has(dealId: number): boolean;
  toggle(deal: { id: number; discountedPrice: number }): Promise<void>;
}

const { shoppingFavoriteIds, shoppingSetFavorite } = shoppingApi.endpoints;

async function tellFailure(store: AppStore, fieldError: unknown): Promise<void> {
  const language = selectLanguage(store.getState());
  await favoriteHeartTexts.load(language).catch(() => undefined);
  const words = favoriteHeartTexts.read(language) ?? {};
  const title = String(words['favoriteFailed'] ?? '');
  const text = await describeFailure(fieldError, language, String(words['favoriteFailedText'] ?? ''));
  if (title) store.dispatch(toastShown({ kind: 'error', title, text }));
}

/** Subscribes to the favorites for the lifetime of the page. */
export function openFavoriteMarks(store: AppStore, changed: () => void): FavoriteMarks {
  const select = shoppingFavoriteIds.select(undefined);
  let ids: readonly number[] = [];
  let marked = new Set<number>();
  const read = (): void => {
    const { data = [] } = select(store.getState());
    if (data === ids) return;
    ids = data;
    marked = new Set(data);
    changed();
  };
  const asked = store.dispatch(shoppingFavoriteIds.initiate(undefined));
  store.subscribe(read);
  onSavedChange(() => void asked.refetch());
  return {
    has: (dealId) => marked.has(dealId),
    async toggle({ id, discountedPrice }) {
      await asked;
      read();
      const change = { dealId: id, priceThen: discountedPrice, isFavorite: !marked.has(id) };
      const done = await store.dispatch(shoppingSetFavorite.initiate(change));
      if (done.error) await tellFailure(store, done.error);
    },
  };
}
