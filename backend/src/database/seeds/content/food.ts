import type { DealFood } from '../../../modules/deals/index.js';

const VEG: DealFood[] = ['veg'];
const HALAL: DealFood[] = ['halal'];
const BOTH: DealFood[] = ['halal', 'veg'];

/** Food labels of deals by title; other deals have none. */
export const foods: Readonly<Record<string, DealFood[]>> = {
  'Vegetarian thali, two for one': BOTH,
  'Paneer masala with two naan': BOTH,
  'Saturday vegetable feast': VEG,
  'Three masala dosas for two': BOTH,
  'Yomari evening': VEG,
  'Juju dhau after every khaja set': VEG,
  'Tilkor tarua and rose sherbet': VEG,
  'Mutton handi for two': HALAL,
  'Chitwan-style taas with bhuja': HALAL,
  'Tandoori mixed platter': HALAL,
  'Office lunch, Rs. 100 off': HALAL,
  'Grilled trout for two': HALAL,
  'Lamb sekuwa sizzler': HALAL,
  'Any two lattes, all day': VEG,
  'Filter coffee tasting flight': VEG,
  'Cappuccino and a friend’s cappuccino': VEG,
  'Masala chiya and sel roti for two': VEG,
  'Lakhamari and milk tea': VEG,
  'Afternoon snack tray': VEG,
  'Churpi toast and first-flush tea': VEG,
  'Mango lassi for two': VEG,
  'Chiya and sel roti morning': VEG,
  'Paneer momo party tray': VEG,
  'Maghe Sankranti ghee-chaku set': VEG,
};
