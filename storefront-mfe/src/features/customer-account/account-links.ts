import { Coins, Crown, LayoutDashboard, QrCode, ScanLine, ShoppingBag, Store, Tag } from 'lucide-react';

/** The ways of the account's sidebar; those of a counter only for who serves one. */
export const accountLinks = [
  { to: '/dashboard', text: 'dashboard', icon: LayoutDashboard, staffOnly: false },
  { to: '/dashboard/redemptions', text: 'myRedemptions', icon: QrCode, staffOnly: false },
  { to: '/dashboard/orders', text: 'myOrders', icon: ShoppingBag, staffOnly: false },
  { to: '/dashboard/counter', text: 'counter', icon: ScanLine, staffOnly: true },
  { to: '/dashboard/points', text: 'pointsHistory', icon: Coins, staffOnly: false },
  { to: '/dashboard/membership', text: 'membership', icon: Crown, staffOnly: false },
  { to: '/dashboard/business', text: 'becomeVendor', icon: Store, staffOnly: false },
  { to: '/', text: 'backToSite', icon: Tag, staffOnly: false },
] as const;
