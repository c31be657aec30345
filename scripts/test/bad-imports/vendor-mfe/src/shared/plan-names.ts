export const planNames = ['free', 'silver', 'gold'];
