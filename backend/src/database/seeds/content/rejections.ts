export const rejections = [
  {
    reason:
      'The original price is higher than on your own menu. Please show what guests pay without the deal.',
    codes: ['price-unclear'],
  },
  {
    reason: 'Please say what people get: how many pieces, how long, for how many persons.',
    codes: ['too-vague'],
  },
  {
    reason: 'This belongs in another category. Please choose the one that fits and send it again.',
    codes: ['wrong-category'],
  },
  {
    reason: 'You have the same deal live already. Change that one instead of adding a second.',
    codes: ['duplicate'],
  },
];
