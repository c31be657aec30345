export { SavedDealView } from './favorite.view.js';
export { FavoritesModule } from './favorites.module.js';
export { IS_PUBLIC, SAVED_COLUMNS, SAVED_JOINS, WAS_PUBLIC } from './saved-deals.sql.js';
export { columnsOf, GuestItems, GuestList } from './saved-items.dto.js';
