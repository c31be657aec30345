/** Actions that the palette leads to. Their words in both languages are in the translations. */
export const ACTIONS = [
  { name: 'refund', to: '/dashboard/payments?tab=payments&state=completed' },
  { name: 'refundByHand', to: '/dashboard/payments?tab=refunds&state=manual' },
  { name: 'transfer', to: '/dashboard/workbench?kind=transfer' },
  { name: 'payout', to: '/dashboard/payments?tab=accounts&list=runs' },
  { name: 'settlement', to: '/dashboard/payments?tab=settlements' },
  { name: 'secondAdmin', to: '/dashboard/payments?tab=approvals' },
  { name: 'verify', to: '/dashboard/workbench?kind=vendor' },
  { name: 'approve', to: '/dashboard/workbench?kind=deal' },
  { name: 'suspend', to: '/dashboard/vendors?status=verified' },
  { name: 'points', to: '/dashboard/users' },
  { name: 'answer', to: '/dashboard/workbench?kind=message' },
] as const;
