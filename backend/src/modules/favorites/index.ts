export { KeptDealView } from './favorite.view.js';
export { FavoritesModule } from './favorites.module.js';
export { IS_PUBLIC, KEPT_COLUMNS, KEPT_JOINS, WAS_PUBLIC } from './saved-deals.sql.js';
export { columnsOf, KeptItems, KeptList } from './saved-items.dto.js';
