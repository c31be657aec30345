import {
  BedDouble,
  Beer,
  Bus,
  Clapperboard,
  Coffee,
  ConciergeBell,
  Dumbbell,
  GraduationCap,
  HeartPulse,
  Landmark,
  Mountain,
  ShoppingBag,
  Soup,
  Sparkles,
  Ticket,
  Utensils,
  type LucideIcon,
} from 'lucide-react';
import type { AdminCategoryView } from 'shared-ui/api/admin-catalogue';

export type CategoryIconName = AdminCategoryView['icon'];

const ICONS: Readonly<Record<CategoryIconName, LucideIcon>> = {
  utensils: Utensils,
  'concierge-bell': ConciergeBell,
  soup: Soup,
  coffee: Coffee,
  beer: Beer,
  'bed-double': BedDouble,
  landmark: Landmark,
  mountain: Mountain,
  sparkles: Sparkles,
  dumbbell: Dumbbell,
  clapperboard: Clapperboard,
  'shopping-bag': ShoppingBag,
  bus: Bus,
  'heart-pulse': HeartPulse,
  'graduation-cap': GraduationCap,
  ticket: Ticket,
};

export const CATEGORY_ICONS = Object.keys(ICONS) as CategoryIconName[];

export function CategoryIcon({ name }: { name: CategoryIconName }) {
  const Icon = ICONS[name];
  return <Icon size={20} aria-hidden />;
}
