import type { MessageTranslation } from '../../notifications/index.js';

export const ne = {
  'new-deal': {
    subject: 'नयाँ: {deal}',
    lines: ['{business} मा {deal} नयाँ आएको छ। तपाईंले यो व्यवसाय पछ्याउनुभएको छ, वा सुरक्षित गरेको खोजसँग यो मिल्छ।'],
    button: 'अफर हेर्नुहोस्',
  },
  'new-deals': {
    subject: 'तपाईंका लागि {count} नयाँ अफर',
    lines: ['तपाईंले पछ्याएका व्यवसाय र सुरक्षित गरेका खोजका नयाँ अफर: {deals}।'],
    button: 'नयाँ अफर हेर्नुहोस्',
  },
} satisfies Record<string, MessageTranslation>;
