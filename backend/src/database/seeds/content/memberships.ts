export const memberships = [
  { slug: 'basic', name: 'Basic', name_ne: 'बेसिक', price_yearly: 0, points_multiplier: 1, position: 1 },
  {
    slug: 'premium',
    name: 'Premium',
    name_ne: 'प्रिमियम',
    price_yearly: 999,
    points_multiplier: 2,
    position: 2,
  },
  { slug: 'vip', name: 'VIP', name_ne: 'भीआईपी', price_yearly: 1_999, points_multiplier: 3, position: 3 },
];
