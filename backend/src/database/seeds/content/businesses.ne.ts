interface NepaliText {
  nameNe: string;
  descriptionNe: string;
}

/** The Nepali names and descriptions of the demo businesses, by their English name. */
export const nepaliBusinesses: Readonly<Record<string, NepaliText>> = {
  'Himchuli Momo House': {
    nameNe: 'हिमचुली मम हाउस',
    descriptionNe: 'हरेक बिहान हातैले बनाइने मम: स्टिम, कोथे, झोल र चिली, साथमा घरै लैजाऊँ लाग्ने गोलभेँडा र टिमुरको अचार।',
  },
  'Phewa Danda Lodge': {
    nameNe: 'फेवा डाँडा लज',
    descriptionNe: 'तालमाथिका चौध शान्त कोठा, सुन्तलाका बोट भएको बगैँचा र माछापुच्छ्रे खुल्दा बार्दलीमा खाजा।',
  },
  'Shanta Spa & Wellness': {
    nameNe: 'शान्ता स्पा एन्ड वेलनेस',
    descriptionNe: 'सिङ्गिङ बाउल मसाज, जडीबुटी स्टिम र त्यसपछि अदुवा चिया, हतार नगरिने कोठामा।',
  },
  'Bihani Roasters': {
    nameNe: 'बिहानी रोस्टर्स',
    descriptionNe: 'नुवाकोट र गुल्मीको कफी हप्तामा दुई पटक भुटिन्छ, दिउँसो नहुँदै सकिने पेस्ट्री पनि छ।',
  },
  'Chil Udaan Paragliding': {
    nameNe: 'चिल उडान प्याराग्लाइडिङ',
    descriptionNe: 'अनुमतिप्राप्त पाइलटसँग सराङकोटबाट ट्यान्डम उडान, तीस मिनेट आकाशमा र तालछेउमा अवतरण।',
  },
  'Tin Tale Taproom': {
    nameNe: 'तीनतले ट्यापरुम',
    descriptionNe: 'तीन तला, नेपाली क्राफ्ट बियरका बाह्र ट्याप र शुक्रबार रुफटपमा लाइभ सङ्गीत।',
  },
  'Palpali Karkhana': {
    nameNe: 'पाल्पाली कारखाना',
    descriptionNe: 'पाल्पाका बुन्नेहरूको हातले बुनेका ढाका टोपी, पछ्यौरा, झोला र कुसन खोल।',
  },
  'Tarangini Cineplex': {
    nameNe: 'तरङ्गिणी सिनेप्लेक्स',
    descriptionNe: 'चार हल, नेपाली र हिन्दी फिल्म, भन्नुभए टिमुर हालेको पपकर्न।',
  },
  'Kali Gandaki Bhanchha': {
    nameNe: 'कालीगण्डकी भान्छा',
    descriptionNe: 'थकाली भान्छा: पित्तलको थाली, मुस्ताङको घिउ, फापरको ढिँडो र घरमै बनाएको गुन्द्रुक।',
  },
  'Kopila Garden Hotel': {
    nameNe: 'कोपिला गार्डेन होटल',
    descriptionNe: 'काठमाडौँ र पाटनबीचको डाँडामा बगैँचा, पौडी पोखरी, बेकरी र हिमाल देखिने कोठा।',
  },
  'Kathmandu Spa': {
    nameNe: 'काठमाडौँ स्पा',
    descriptionNe: 'सहरको मुटुमा सातै दिन फेसियल, केश र दिनभरको स्पा।',
  },
  'Coffee Corner': {
    nameNe: 'कफी कर्नर',
    descriptionNe: 'ठूला झ्याल भएको सानो कफी पसल: एस्प्रेसो, मसला चिया र स्यान्डविच, विद्यार्थी र अफिसका टोलीलाई।',
  },
  'Chiya Dabali': {
    nameNe: 'चिया डबली',
    descriptionNe: 'पाटन दरबार क्षेत्रबाट केही पाइलामा, इँटाको डबलीमा बसेर चिया, सेल रोटी र गफ।',
  },
  'Dhupi Kitchen': {
    nameNe: 'धुपी किचन',
    descriptionNe: 'स्तूपछेउमा घरेलु तिब्बती खाना: थुक्पा, ठेन्थुक, शाफाले र नुन चिया।',
  },
  'Sampada Walks': {
    nameNe: 'सम्पदा वाक्स',
    descriptionNe: 'त्यहीँ हुर्केका गाइडसँग सानो समूहमा पुराना सहरको पदयात्रा।',
  },
  'Kamala Beauty Ghar': {
    nameNe: 'कमला ब्युटी घर',
    descriptionNe: 'चोक भएको शान्त घरमा हट स्टोन थेरापी, मेहन्दी र दुलहीको शृङ्गार।',
  },
  'Nagarjun Yoga Ghar': {
    nameNe: 'नागार्जुन योग घर',
    descriptionNe: 'सूर्योदयमा योग, मौन सप्ताहान्त र लाङटाङ हिमशृङ्खला हेर्दै सादा शाकाहारी खाना।',
  },
  'Rapti Tole Lodge': {
    nameNe: 'राप्ती टोल लज',
    descriptionNe: 'राप्ती किनारमा माटोका घर, बिहान डुङ्गा सयर र साँझ थारू नाच।',
  },
  'Bhote Koshi Trails': {
    nameNe: 'भोटेकोसी ट्रेल्स',
    descriptionNe: 'सिन्धुपाल्चोकमा एकदिने पदयात्रा, क्यानोइङ र झोलुङ्गे पुल, खानासहित।',
  },
  'Balaju Fitness Ghar': {
    nameNe: 'बालाजु फिटनेस घर',
    descriptionNe: 'वेट, स्पिनिङ र नामले चिन्ने प्रशिक्षक, बिहान ५ बजेदेखि खुला।',
  },
  'Asan Tarkari Bhansa': {
    nameNe: 'असन तरकारी भान्सा',
    descriptionNe: 'बिहान असन बजारमा जे आयो, त्यही पकाउने शाकाहारी भान्सा।',
  },
  'Yala Khaja Pasal': {
    nameNe: 'यल खाजा पसल',
    descriptionNe: 'नेवारी खाजा सेट, ताबाबाट तातै बारा, चिन्नेलाई अयला।',
  },
  'Purbeli Chulo': {
    nameNe: 'पूर्वेली चुलो',
    descriptionNe: 'पूर्वी पहाडको स्वाद: सुकुटी, किनेमा, तोङ्बा र रायोको सागसँग बङ्गुरको मासु।',
  },
  'Mithila Rasoi': {
    nameNe: 'मिथिला रसोई',
    descriptionNe: 'चित्र कोरिएका भित्तामुनि मिथिलाको घरेलु खाना: तरुवा, माछाको झोल, खाजा र गुलाब सर्बत।',
  },
  'Sauraha Machha Ghar': {
    nameNe: 'सौराहा माछा घर',
    descriptionNe: 'पानीबाट बीस पाइलामा खोलाको माछा, तारेको वा तोरीको झोलमा।',
  },
  'Terai Handi': {
    nameNe: 'तराई हाँडी',
    descriptionNe: 'मन्द आगोमा पकाएको हाँडी, तास र कहिल्यै नसेलाउने तन्दुरको नान।',
  },
  'Doko Chiya Ghar Ilam': {
    nameNe: 'डोको चिया घर इलाम',
    descriptionNe: 'एउटै बगानको अर्थोडक्स चिया, चिज टोस्ट र चियाबारीतिरको बार्दली।',
  },
  'Hatiya Book Cafe': {
    nameNe: 'हटिया बुक क्याफे',
    descriptionNe: 'दुई हजार पुराना किताब, फुर्सदको कफी र गाजरको केक।',
  },
  'Sunkoshi Bakery': {
    nameNe: 'सुनकोसी बेकरी',
    descriptionNe: 'पहाडतिर जाने बाटोमा सावरडो, सिनामन रोल र दिनको सुप।',
  },
  'Aakash Ganga': {
    nameNe: 'आकाशगङ्गा',
    descriptionNe: 'सातौँ तलामा उपत्यकाका बत्ती हेर्दै नयाँ शैलीका नेपाली परिकार।',
  },
  'Kasthamandap Table': {
    nameNe: 'काष्ठमण्डप टेबल',
    descriptionNe: 'पुनर्निर्माण गरिएको चोकघरमा मैनबत्तीको उज्यालोमा बाह्र परिकारको नेवारी भोज।',
  },
  'Machhapuchhre Grill': {
    nameNe: 'माछापुच्छ्रे ग्रिल',
    descriptionNe: 'ताल किनारमा कोइलामा पोलेको ट्राउट, भेडा र हेम्जाको तरकारी।',
  },
  'Jhyal Rooftop': {
    nameNe: 'झ्याल रुफटप',
    descriptionNe: 'बुट्टेदार झ्याल, मधुरो बत्ती, मध्यरातसम्म मम र ठमेलकै लामो ककटेल सूची।',
  },
  'Lakhe Lounge': {
    nameNe: 'लाखे लाउन्ज',
    descriptionNe: 'टिमुर, तुलसी र स्थानीय रक्सीका ककटेल, मध्यरातपछि पुराना नेपाली गीत।',
  },
  'Phewa Sunset Bar': {
    nameNe: 'फेवा सनसेट बार',
    descriptionNe: 'तालमै खुट्टा पुगेजस्तो गरी सूर्यास्तका पेय।',
  },
  'Koshi Brewhouse': {
    nameNe: 'कोसी ब्रुहाउस',
    descriptionNe: 'ठूला टेबल, भित्तामा क्रिकेट र बाल्टिनभरि विङ्स भएको ब्रु पब।',
  },
  'Danda Ghar Nagarkot': {
    nameNe: 'डाँडा घर नगरकोट',
    descriptionNe: 'पूर्व फर्केका दस कोठा: हिमालमाथिबाट उदाएको घाम ओछ्यानमै आइपुग्छ।',
  },
  'Bandipur Aangan': {
    nameNe: 'बन्दीपुर आँगन',
    descriptionNe: 'गाडी नचल्ने बजारमा व्यापारीको पुरानो घर, एउटै परिवारले चार पुस्तादेखि चलाएको।',
  },
  'Lumbini Shanti Niwas': {
    nameNe: 'लुम्बिनी शान्ति निवास',
    descriptionNe: 'पवित्र उद्याननजिकको शान्त अतिथिगृह, साइकल र शाकाहारी खानासहित।',
  },
  'Shreenagar Retreat': {
    nameNe: 'श्रीनगर रिट्रिट',
    descriptionNe: 'सल्लाका रूख, अँगेना र तानसेनबाट धौलागिरीसम्मको दृश्य।',
  },
  'Seti Goreto Rafting': {
    nameNe: 'सेती गोरेटो र्‍याफ्टिङ',
    descriptionNe: 'सेती र त्रिशूलीमा आधा दिन र दुई दिनको र्‍याफ्टिङ, बगरको क्याम्पसहित।',
  },
  'Sauraha Safari Saathi': {
    nameNe: 'सौराहा सफारी साथी',
    descriptionNe: 'थारू परिवारका प्रकृति गाइडसँग जिप सफारी, डुङ्गा र चरा अवलोकन।',
  },
  'Hattiban Rock & Rope': {
    nameNe: 'हात्तीवन रक एन्ड रोप',
    descriptionNe: 'सहरमा क्लाइम्बिङ वाल, शनिबार साँच्चैको चट्टान, डोरी र जुत्तासहित।',
  },
  'Tansen Sanskriti Ghar': {
    nameNe: 'तानसेन संस्कृति घर',
    descriptionNe: 'धातुकला र ढाका बुनाइको सानो सङ्ग्रहालय, आफैँ गरेर सिक्ने कार्यशालासहित।',
  },
  'Tal Barahi Dunga': {
    nameNe: 'ताल बाराही डुङ्गा',
    descriptionNe: 'रङ्गीन डुङ्गा, लाइफ ज्याकेट र फेवातालमा सूर्यास्तको सयर।',
  },
  'Resham Salon': {
    nameNe: 'रेशम सलोन',
    descriptionNe: 'पहिले तपाईंको कुरा सुन्ने हातबाट केश कटाइ, रङ र टाउकोको मसाज।',
  },
  'Tulsi Ayurveda Ghar': {
    nameNe: 'तुलसी आयुर्वेद घर',
    descriptionNe: 'जुम्ला र मुस्ताङका जडीबुटीको आयुर्वेदिक तेल उपचार।',
  },
  'Lekhali Climbing Gym': {
    nameNe: 'लेखाली क्लाइम्बिङ जिम',
    descriptionNe: 'बोल्डर, अटो-बिले, बालबालिकाको कुना र राम्रो कफी।',
  },
  'Machan Bowling & Arcade': {
    nameNe: 'मचान बाउलिङ एन्ड आर्केड',
    descriptionNe: 'आठ लेन, एयर हकी, काराओके कोठा र फ्रेन्च फ्राइज।',
  },
  'Baithak Comedy Club': {
    nameNe: 'बैठक कमेडी क्लब',
    descriptionNe: 'नेपाली र अङ्ग्रेजीमा स्ट्यान्ड-अप, बुधबार ओपन माइक।',
  },
  'Lokta Kagaj Pasal': {
    nameNe: 'लोक्ता कागज पसल',
    descriptionNe: 'हातले बनाएको लोक्ता कागजका नोटबुक, बत्ती र कार्ड।',
  },
  'Chyangra Pashmina Ghar': {
    nameNe: 'च्याङ्ग्रा पश्मिना घर',
    descriptionNe: 'मुस्ताङका च्याङ्ग्राको पश्मिना पछ्यौरा, काठमाडौँमै बुनेको र रङ्गाएको।',
  },
  'Karnali Mo:Mo Station': {
    nameNe: 'कर्णाली म:म स्टेसन',
    descriptionNe: 'ठूला स्टिमर भएको जोसिलो भान्सा, धम्बोझीमा दोस्रो वर्ष।',
  },
  'Ghorepani Outdoor Store': {
    nameNe: 'घोरेपानी आउटडोर स्टोर',
    descriptionNe: 'अन्नपूर्ण पदयात्राका लागि जुत्ता, ज्याकेट र भाडाका स्लिपिङ ब्याग।',
  },
  'Makwanpur Swim Club': {
    nameNe: 'मकवानपुर स्विम क्लब',
    descriptionNe: '२५ मिटरको पोखरी, बिहानी लेन र बालबालिकाको पौडी कक्षा।',
  },
  'Seti Bhansa Ghar': {
    nameNe: 'सेती भान्सा घर',
    descriptionNe: 'भात, गहतको दाल र स्थानीय चटनीसहितको सुदूरपश्चिमको थाली।',
  },
  'Butwal Bag Cafe': {
    nameNe: 'बुटवल बाग क्याफे',
    descriptionNe: 'तिनाउ किनारमा आँपका रूखमुनिको बगैँचा क्याफे।',
  },
  'Kirtipur Khaja Ghar': {
    nameNe: 'कीर्तिपुर खाजा घर',
    descriptionNe: 'काँसका थालमा नेवारी खाजा: समय बजी, बारा र छोयला; बाघभैरवमुनिको चोकमा।',
  },
  'Bhaktapur Mato Studio': {
    nameNe: 'भक्तपुर माटो स्टुडियो',
    descriptionNe: 'जसले पनि चलाउन सक्ने कुमालेको चक्र: माटोसँग एक दिउँसो, भट्टी र घर लैजाने एउटा कप।',
  },
  'Ilam Chiya Pasal': {
    nameNe: 'इलाम चिया पसल',
    descriptionNe: 'बजारपछाडिका बगानको पहिलो टिपाइको चिया, सिसाको भाँडोमा पकाइएको।',
  },
  'Sasto Phone Bazar': {
    nameNe: 'सस्तो फोन बजार',
    descriptionNe: 'फोन, कभर र सामग्री, अरू कतै नपाइने मूल्यमा।',
  },
  'Royal Night Palace': {
    nameNe: 'रोयल नाइट प्यालेस',
    descriptionNe: 'बुफेसहितको डान्स बार र पार्टी हल।',
  },
  'Trishuli Beach Camp': {
    nameNe: 'त्रिशूली बिच क्याम्प',
    descriptionNe: 'त्रिशूलीको सेतो बगरमा टेन्ट, क्याम्पफायर र भोलिपल्ट बिहान र्‍याफ्टिङ।',
  },
};
