interface FirstFaq {
  place: 'help' | 'contact';
  category: 'account' | 'deals' | 'payment' | 'technical';
  question: string;
  questionNe: string;
  answer: string;
  answerNe: string;
}

/** Initial frequently asked questions. They are ordinary rows afterwards. */
export const FIRST_FAQS: readonly FirstFaq[] = [
  {
    place: 'help',
    category: 'deals',
    question: 'How do I redeem a deal?',
    questionNe: 'अफर कसरी प्रयोग गर्ने?',
    answer:
      'Open the deal, press Redeem and show the code at the counter. The shop scans it or types its eight characters, and you pay the reduced price there.',
    answerNe:
      'अफर खोल्नुहोस्, “कोड लिनुहोस्” थिच्नुहोस् र काउन्टरमा कोड देखाउनुहोस्। काउन्टरले स्क्यान वा टाइप गर्छ, अनि तपाईं घटेको मूल्य त्यहीँ तिर्नुहुन्छ।',
  },
  {
    place: 'help',
    category: 'deals',
    question: 'How long is my code good for?',
    questionNe: 'मेरो कोड कहिलेसम्म चल्छ?',
    answer:
      'It says so under the code: from 24 hours to 30 days, and never beyond the end of the deal. What you buy in advance is good for 30 to 90 days. A code you give back or let run out does not count against your limit.',
    answerNe:
      'कोडमुनि नै लेखिएको हुन्छ: २४ घण्टादेखि ३० दिनसम्म, तर अफर सकिएपछि चल्दैन। अग्रिम किनेको अफर ३० देखि ९० दिनसम्म चल्छ। रद्द गरेको वा म्याद सकिएको कोड तपाईंको सीमामा गनिँदैन।',
  },
  {
    place: 'help',
    category: 'account',
    question: 'I forgot my password. What now?',
    questionNe: 'पासवर्ड बिर्सिएँ। अब के गर्ने?',
    answer:
      'Ask for a new one on the sign-in page. We mail you a link that works once and for 30 minutes. Choosing a new password signs you out everywhere else.',
    answerNe:
      'साइन इन पृष्ठबाट नयाँ पासवर्ड माग्नुहोस्। हामी एक पटक मात्र र ३० मिनेट चल्ने लिङ्क इमेलमा पठाउँछौँ। नयाँ पासवर्ड राखेपछि अरू सबै ठाउँबाट साइन आउट हुन्छ।',
  },
  {
    place: 'help',
    category: 'payment',
    question: 'Can I get my money back?',
    questionNe: 'पैसा फिर्ता पाउन सकिन्छ?',
    answer:
      'An unused deal that you bought in advance can be given back within 24 hours of the purchase; the money is with you within 7 days of our approval. Memberships have a 7-day money-back guarantee. What you paid at a counter, the shop settles with you.',
    answerNe:
      'अग्रिम किनेको र प्रयोग नगरेको अफर किनेको २४ घण्टाभित्र फिर्ता गर्न सकिन्छ; हामीले स्वीकृत गरेको ७ दिनभित्र पैसा तपाईंकहाँ पुग्छ। सदस्यतामा ७ दिनको पैसा फिर्ता ग्यारेन्टी छ। काउन्टरमा तिरेको रकम भने सम्बन्धित व्यवसायसँगै मिलाउनुपर्छ।',
  },
  {
    place: 'help',
    category: 'account',
    question: 'How do loyalty points work?',
    questionNe: 'पोइन्ट कसरी जम्मा हुन्छ?',
    answer:
      'Every deal says how many points it earns. They are credited when the shop accepts your code: once with Basic, twice with Premium, three times with VIP.',
    answerNe:
      'हरेक अफरमा कति पोइन्ट पाइन्छ लेखिएको हुन्छ। काउन्टरले तपाईंको कोड स्वीकार गरेपछि पोइन्ट थपिन्छ: बेसिकमा एक गुणा, प्रिमियममा दुई गुणा, भीआईपीमा तीन गुणा।',
  },
  {
    place: 'help',
    category: 'technical',
    question: 'The shop cannot scan my code. What can I do?',
    questionNe: 'काउन्टरमा मेरो कोड स्क्यान भएन। के गर्ने?',
    answer:
      'Turn up the brightness of your screen. If that does not help, read out the eight characters under the code: the shop can type them.',
    answerNe:
      'स्क्रिनको उज्यालो बढाउनुहोस्। त्यसले पनि भएन भने QR मुनिका आठ अक्षर-अङ्क पढेर सुनाउनुहोस्: काउन्टरले टाइप गर्न सक्छ।',
  },
  {
    place: 'contact',
    category: 'account',
    question: 'How soon do you answer?',
    questionNe: 'जवाफ कति समयमा पाइन्छ?',
    answer: 'Within 24 hours, Monday to Friday from 9 AM to 6 PM.',
    answerNe: '२४ घण्टाभित्र, सोमबारदेखि शुक्रबार बिहान ९ देखि साँझ ६ बजेसम्म।',
  },
  {
    place: 'contact',
    category: 'deals',
    question: 'How does my business join?',
    questionNe: 'मेरो व्यवसाय कसरी दर्ता गर्ने?',
    answer:
      'Register it with its registration and PAN or VAT number. We look at it within 1 to 2 business days; then your first deal can go to review.',
    answerNe:
      'दर्ता नम्बर र प्यान वा भ्याट नम्बरसहित दर्ता गर्नुहोस्। हामी १–२ कार्यदिनभित्र हेर्छौँ; त्यसपछि तपाईंको पहिलो अफर जाँचमा जान सक्छ।',
  },
  {
    place: 'contact',
    category: 'deals',
    question: 'A shop did not honour its deal. Whom do I tell?',
    questionNe: 'व्यवसायले अफर दिन मानेन। कसलाई भन्ने?',
    answer:
      'Us. Tell us the deal, the shop and the day. Each business also names its own contact for complaints on its page.',
    answerNe: 'हामीलाई। कुन अफर, कुन ठाउँ र कुन दिन, भन्नुहोस्। हरेक व्यवसायको पृष्ठमा गुनासो सुन्ने सम्पर्क पनि दिइएको हुन्छ।',
  },
  {
    place: 'contact',
    category: 'account',
    question: 'How do I have my data corrected or removed?',
    questionNe: 'मेरो विवरण कसरी सच्याउने वा हटाउने?',
    answer:
      'You can change, download and erase your account yourself in its settings. If you write to us instead, it is done within 30 days.',
    answerNe:
      'खाताको सेटिङबाट तपाईं आफैँ विवरण बदल्न, डाउनलोड गर्न र मेटाउन सक्नुहुन्छ। हामीलाई लेख्नुभयो भने ३० दिनभित्र गरिन्छ।',
  },
];
