/** A step of a demo case: hours before now, its author and its kind. */
export interface DemoStep {
  hoursAgo: number;
  by: 'customer' | 'business' | 'admin' | 'deadline';
  kind: string;
  state: string;
  text?: string;
  remedy?: 'again' | 'pay-back';
  amount?: number;
  decidedFor?: 'customer' | 'business';
}

export interface DemoCase {
  reason: 'refused' | 'charged-more' | 'gave-less' | 'not-available';
  wants: 'again' | 'money' | 'answer-only';
  /** Rupees above the price. */
  overpaid: number;
  /** Hours from now until the state is due; null for a closed case. */
  dueInHours: number | null;
  dueBy: 'business' | 'customer' | 'admin' | 'nobody' | null;
  steps: DemoStep[];
}

const opened = (hoursAgo: number, text: string): DemoStep => ({
  hoursAgo,
  by: 'customer',
  kind: 'opened',
  state: 'waiting-for-shop',
  text,
});

const disagreed = (hoursAgo: number): DemoStep => ({
  hoursAgo,
  by: 'business',
  kind: 'disagreed',
  state: 'with-admin',
  text: 'We charged what the menu says. The bill is attached to the day’s close.',
});

/** One case in each state, and one of each kind that an admin decides. */
export const honourCases: readonly DemoCase[] = [
  {
    ...{ reason: 'charged-more', wants: 'money', overpaid: 160, dueInHours: 43, dueBy: 'business' },
    steps: [opened(5, 'The counter asked for the full price of the second plate.')],
  },
  {
    ...{ reason: 'not-available', wants: 'again', overpaid: 0, dueInHours: 8, dueBy: 'business' },
    steps: [opened(40, 'मःमः सकियो भनेर अर्कै परिकार दिए।')],
  },
  {
    ...{ reason: 'gave-less', wants: 'again', overpaid: 0, dueInHours: 30, dueBy: 'customer' },
    steps: [
      opened(30, 'The dessert of the set was missing.'),
      {
        ...{ hoursAgo: 18, by: 'business', kind: 'offered', state: 'waiting-for-customer', remedy: 'again' },
        text: 'We are sorry. Please come again, the set is on us.',
      },
    ],
  },
  {
    ...{ reason: 'charged-more', wants: 'money', overpaid: 250, dueInHours: 48, dueBy: 'admin' },
    steps: [opened(72, 'They added service charge although the price includes it.'), disagreed(60)],
  },
  {
    ...{ reason: 'gave-less', wants: 'money', overpaid: 0, dueInHours: 20, dueBy: 'admin' },
    steps: [
      opened(100, 'Only one of two coffees.'),
      { hoursAgo: 52, by: 'deadline', kind: 'unanswered', state: 'with-admin' },
    ],
  },
  {
    ...{ reason: 'charged-more', wants: 'money', overpaid: 120, dueInHours: 120, dueBy: 'nobody' },
    steps: [
      opened(150, 'The price at the counter was higher than on the page.'),
      disagreed(130),
      {
        ...{ hoursAgo: 48, by: 'admin', kind: 'decided', state: 'decided', decidedFor: 'customer' },
        ...{
          remedy: 'pay-back',
          amount: 120,
          text: 'The bill shows Rs. 120 more than the price of the deal.',
        },
      },
    ],
  },
  {
    ...{ reason: 'gave-less', wants: 'again', overpaid: 0, dueInHours: 90, dueBy: 'admin' },
    steps: [
      opened(260, 'The portion was half of the photo.'),
      disagreed(240),
      {
        ...{ hoursAgo: 150, by: 'admin', kind: 'decided', state: 'decided', decidedFor: 'business' },
        text: 'The weight is on the menu, and it was served.',
      },
      {
        ...{ hoursAgo: 30, by: 'customer', kind: 'second-look', state: 'second-look' },
        text: 'The menu on the table says another weight.',
      },
    ],
  },
  {
    ...{ reason: 'charged-more', wants: 'money', overpaid: 90, dueInHours: null, dueBy: null },
    steps: [
      opened(500, 'They rounded up the bill.'),
      {
        ...{
          hoursAgo: 480,
          by: 'business',
          kind: 'offered',
          state: 'waiting-for-customer',
          remedy: 'pay-back',
        },
        ...{ amount: 90, text: 'Our mistake, we pay it back.' },
      },
      { hoursAgo: 470, by: 'customer', kind: 'accepted', state: 'settled' },
      { hoursAgo: 470, by: 'deadline', kind: 'remedied', state: 'settled', remedy: 'pay-back', amount: 90 },
    ],
  },
  {
    ...{ reason: 'not-available', wants: 'answer-only', overpaid: 0, dueInHours: null, dueBy: null },
    steps: [
      opened(400, 'The room was not ready.'),
      { hoursAgo: 380, by: 'customer', kind: 'withdrawn', state: 'withdrawn' },
    ],
  },
  {
    ...{ reason: 'charged-more', wants: 'money', overpaid: 300, dueInHours: null, dueBy: null },
    steps: [
      opened(700, 'They wanted more for the drinks.'),
      disagreed(690),
      {
        ...{ hoursAgo: 600, by: 'admin', kind: 'decided', state: 'decided', decidedFor: 'business' },
        text: 'Drinks are not part of the deal.',
      },
      { hoursAgo: 432, by: 'deadline', kind: 'finished', state: 'decided' },
    ],
  },
];
