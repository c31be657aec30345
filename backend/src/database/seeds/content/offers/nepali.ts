interface NepaliText {
  titleNe: string;
  descriptionNe: string;
}

/** Deals in Nepali, by their English title: those shown first, and a few more. */
export const nepaliTexts: Readonly<Record<string, NepaliText>> = {
  'Two plates of buff or veg momo': {
    titleNe: 'दुई प्लेट बफ वा भेज मम',
    descriptionNe:
      'स्टिम वा कोथे, बफ वा भेज ममको एक प्लेट किन्नुहोस्, दोस्रो प्लेट सित्तैमा पाउनुहोस्। साथमा गोलभेँडा र टिमुरको अचार।',
  },
  'Thukpa and chiya for two': {
    titleNe: 'दुई जनालाई थुक्पा र चिया',
    descriptionNe: 'कुखुरा वा तरकारीको दुई कचौरा थुक्पा र दुई गिलास मसला चिया।',
  },
  'Lake-view room: stay 2 nights, pay for 1': {
    titleNe: 'ताल देखिने कोठा: दुई रात बस्नुहोस्, एक रातको तिर्नुहोस्',
    descriptionNe: 'फेवातालतिर बरन्डा भएको दुई जनाको कोठा। दुवै बिहान दुई जनाको खाजा समावेश छ।',
  },
  'Tandem paragliding from Sarangkot': {
    titleNe: 'सराङकोटबाट ट्यान्डम प्याराग्लाइडिङ',
    descriptionNe: 'जिपमा सराङकोटसम्म, अनुमतिप्राप्त पाइलटसँग २५ देखि ३० मिनेट आकाशमा। फोटो समावेश छ।',
  },
  'Thakali thali for two, ghee included': {
    titleNe: 'दुई जनालाई घिउसहित थकाली थाली',
    descriptionNe: 'भात वा ढिँडो, कालो दाल, खसी वा कुखुरा, गुन्द्रुक, पालुङ्गो, दुई थरी अचार र मन लागेजति घिउ।',
  },
  '60-minute singing-bowl massage for two': {
    titleNe: 'दुई जनाका लागि ६० मिनेट सिंगिङ बाउल मसाज',
    descriptionNe:
      'आराम गरेर पल्टिनुहोस्, थेरापिस्टले न्यानो काँसका कचौरा शरीरमाथि राखेर बजाउँछन्। एक जनाको तिर्दा दोस्रो सित्तैमा। तेल र जडीबुटी चिया समावेश छ।',
  },
  'A spa day for two': {
    titleNe: 'दुई जनाका लागि स्पामा एक दिन',
    descriptionNe: 'स्टिम, स्क्रब, ९० मिनेटको मसाज र दिउँसोको खाना। तिर्ने एक जनाको मात्र।',
  },
  'Nagarkot yoga retreat': {
    titleNe: 'नगरकोटमा योग शिविर',
    descriptionNe: 'दुई रात, छ कक्षा, सबै छाक खाना र हिमालसँगै एउटा मौन सूर्योदय।',
  },
  'Any two lattes, all day': {
    titleNe: 'दिनभरि जुनसुकै दुई लाते',
    descriptionNe: 'तातो वा चिसो, दूध वा ओटको। दुवैमा नुवाकोटको कफी।',
  },
  'Happy hour: two craft pints, 4–8 pm': {
    titleNe: 'ह्याप्पी आवर: दिउँसो ४ देखि ८ बजेसम्म दुई पाइन्ट क्राफ्ट बियर',
    descriptionNe: 'हाम्रा बाह्र ट्यापमध्ये जुनसुकै: ह्विट, आईपीए, स्टाउट वा चितवनको राइस लागर।',
  },
  'Two weekday cinema tickets + popcorn': {
    titleNe: 'हप्ताको बीचमा चलचित्रका दुई टिकट र पपकर्न',
    descriptionNe: 'आइतबारदेखि बिहीबारसम्म जुनसुकै चलचित्र, एक-एक पपकर्नसहित।',
  },
  'Handwoven dhaka tote: second bag free': {
    titleNe: 'हाते बुनाइको ढाका झोला: दोस्रो झोला सित्तैमा',
    descriptionNe: 'भित्र सुतीको अस्तर, पाल्पाली बुट्टा। एउटै जस्तो अर्को हुँदैन।',
  },
  'Masala chiya and sel roti for two': {
    titleNe: 'दुई जनालाई मसला चिया र सेल रोटी',
    descriptionNe: 'दुई गिलास मसला चिया र ताईबाट भर्खर झिकेका चार सेल रोटी।',
  },
  'Guided Boudha and Pashupati heritage walk': {
    titleNe: 'बौद्ध र पशुपति सम्पदा पदयात्रा',
    descriptionNe: 'यहीँ हुर्केका गाइडसँग स्तूपदेखि बागमतीसम्म चार घण्टा।',
  },
  'Jungle lodge night with canoe': {
    titleNe: 'जङ्गल लजमा रात र डुङ्गा सयर',
    descriptionNe:
      'राप्ती किनारमा माटोको घर, सबै छाक खाना र बिहानीको डुङ्गा सयर। दुई रात बस्नुहोस्, एक रातको तिर्नुहोस्।',
  },
  'Half-day rafting on the Seti': {
    titleNe: 'सेती नदीमा आधा दिन र्‍याफ्टिङ',
    descriptionNe: 'तीन घण्टा रमाइला छाल, हेलमेट, लाइफ ज्याकेट र खाजासहित। दुई जना जानुहोस्, एक जनाको तिर्नुहोस्।',
  },
  'Weekend in the city': {
    titleNe: 'सहरमै सप्ताहान्त',
    descriptionNe: 'शुक्रबारदेखि आइतबारसम्म सुपेरियर कोठा, ढिलो चेक-आउट। दुई रात बस्नुहोस्, एक रातको तिर्नुहोस्।',
  },
  'Week by the lake': {
    titleNe: 'तालको छेउमा एक हप्ता',
    descriptionNe: 'बगैँचातिरको कोठामा दुई जनालाई सात रात, लुगा धुने सुविधासहित।',
  },
};

/** Hand-picked by the admin, the first one most recently. All have Nepali texts. */
export const featuredTitles: readonly string[] = [
  'Two plates of buff or veg momo',
  'Lake-view room: stay 2 nights, pay for 1',
  'Tandem paragliding from Sarangkot',
  'Thakali thali for two, ghee included',
  '60-minute singing-bowl massage for two',
  'Nagarkot yoga retreat',
  'Happy hour: two craft pints, 4–8 pm',
  'Any two lattes, all day',
  'Two weekday cinema tickets + popcorn',
  'A spa day for two',
  'Handwoven dhaka tote: second bag free',
  'Thukpa and chiya for two',
];
