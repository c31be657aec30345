/** Saved replies of the demo business. */
export const savedReplies: readonly {
  use: 'review' | 'case';
  title: string;
  text: string;
  textNe: string;
  stars: number[];
}[] = [
  {
    use: 'review',
    title: 'Sorry, and what changed',
    text: 'Thank you for telling us, {guest}. We have talked with the team at {branch}, and your next visit goes without waiting.',
    textNe: 'भनिदिनुभएकोमा धन्यवाद, {guest} ज्यू। {branch} का साथीहरूसँग कुरा गरिसक्यौँ, अर्को पटक पर्खनुपर्दैन।',
    stars: [1, 2, 3],
  },
  {
    use: 'review',
    title: 'Sorry, come back',
    text: 'That was not the visit we want for you, {guest}. Please ask for the manager next time, we will make it good.',
    textNe: 'यो पटक राम्रो अनुभव भएन, माफ गर्नुहोस् {guest} ज्यू। अर्को पटक व्यवस्थापकलाई भेट्नुहोस्, हामी मिलाउँछौँ।',
    stars: [1, 2],
  },
  {
    use: 'review',
    title: 'Thanks, short',
    text: 'Thank you, {guest}. We are glad that you liked “{deal}”.',
    textNe: 'धन्यवाद, {guest} ज्यू। “{deal}” मन परेकोमा खुसी लाग्यो।',
    stars: [4, 5],
  },
  {
    use: 'review',
    title: 'Thanks for the honest words',
    text: 'Thank you for the honest words, {guest}. We talk about it tonight.',
    textNe: 'मनको कुरा लेखिदिनुभएकोमा धन्यवाद, {guest} ज्यू। आज बेलुकै यसबारे कुरा गर्छौँ।',
    stars: [],
  },
  {
    use: 'case',
    title: 'Sorry, come again',
    text: 'We are sorry, {guest}. You get a new code for “{deal}”. Please show it at the counter whenever it suits you.',
    textNe: 'माफ गर्नुहोस्, {guest} ज्यू। “{deal}” को नयाँ कोड पाउनुहुन्छ। मिलेको बेला काउन्टरमा देखाउनुहोस्।',
    stars: [],
  },
  {
    use: 'case',
    title: 'We pay it back',
    text: 'You are right, {guest}: we charged too much. We pay the difference back.',
    textNe: 'तपाईंको कुरा सही हो, {guest} ज्यू: हामीले बढी लियौँ। बढी लिएको रकम फिर्ता गर्छौँ।',
    stars: [],
  },
];
