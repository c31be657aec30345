import {
  Clapperboard,
  Coffee,
  Beer,
  Hotel,
  Mountain,
  ShoppingBag,
  Sparkles,
  Store,
  UtensilsCrossed,
} from 'lucide-react';
import { hashOf } from 'shared-ui/ui';

const ICONS = [
  [/pub|bar|brew/i, Beer],
  [/cafe|coffee|chiya|tea/i, Coffee],
  [/dining|restaurant|food|momo/i, UtensilsCrossed],
  [/hotel|lodge|resort|stay/i, Hotel],
  [/spa|salon|beauty|fitness|yoga|gym/i, Sparkles],
  [/adventure|attraction|trek|tour/i, Mountain],
  [/entertain|cinema|game/i, Clapperboard],
  [/retail|shop|craft/i, ShoppingBag],
] as const;

const TINTS = [
  { background: '#ffe3a3', color: '#8a4b00' },
  { background: '#d6ecf8', color: '#124e7a' },
  { background: '#ddf2e6', color: '#0b6b46' },
  { background: '#f3e0d2', color: '#7a3516' },
  { background: '#e8f1fc', color: '#1b5faa' },
  { background: '#2a0b4d', color: '#ffb21a' },
  { background: '#ffe0e9', color: '#c2154f' },
  { background: '#f3eafc', color: '#6b21b0' },
] as const;

/** Returns the placeholder of a business without a logo: an icon for its category on a color derived from its slug. */
export function brandLook(slug: string, category: string) {
  const icon = ICONS.find(([words]) => words.test(category))?.[1] ?? Store;
  return { icon, tint: TINTS[hashOf(slug) % TINTS.length] ?? TINTS[0] };
}
