/** Actions that the palette leads to, each with the right that it needs. Their words in both languages are in the translations. */
export const ACTIONS = [
  { name: 'refund', right: 'refunds', to: '/dashboard/payments?tab=payments&state=completed' },
  { name: 'refundByHand', right: 'refunds', to: '/dashboard/payments?tab=refunds&state=manual' },
  { name: 'transfer', right: 'payments', to: '/dashboard/workbench?kind=transfer' },
  { name: 'payout', right: 'payouts', to: '/dashboard/payments?tab=accounts&list=runs' },
  { name: 'settlement', right: 'payments', to: '/dashboard/payments?tab=settlements' },
  { name: 'secondAdmin', right: 'payments', to: '/dashboard/payments?tab=approvals' },
  { name: 'verify', right: 'businesses', to: '/dashboard/workbench?kind=vendor' },
  { name: 'approve', right: 'deals', to: '/dashboard/workbench?kind=deal' },
  { name: 'suspend', right: 'businesses', to: '/dashboard/vendors?status=verified' },
  { name: 'points', right: 'users', to: '/dashboard/users' },
  { name: 'answer', right: 'messages', to: '/dashboard/workbench?kind=message' },
] as const;
