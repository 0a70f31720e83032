/**
 * Sub-districts per district, packed. Khoroos: their number alone. Bags: `number|Mongolian|Latin`. A village: its whole
 * name and `|v`. `@065` beside a number is the third part of a code that does not follow from the number. Read them
 * with `subdistrictsOf`.
 */
export const subdistrictData: Readonly<Record<string, string>> = {
  '11-01': '1;2;3;4;5',
  '11-04': '1;2',
  '11-07':
    '1;26;2;27;3;28;4;29;5;30;6;31;7;32;8;33;9;34;10;11;12;13;14;15;16;17;18;19;20;21;22;23;24;25',
  '11-10':
    '1;26;2;27;3;28;4;29;5;30;6;31;7;32;8;33;9;34;10;35;11;36;12;37;13;38;14;39;15;40;16;41;17;42;18;43;19;20;21;22;23;24;25',
  '11-13': '1;2;3;4;5;6;7;8',
  '11-16':
    '1;26;2;27;3;28;4;29;5;30;6;31;7;32;8;33;9;34;10;35;11;36;12;37;13;38;14;39;15;40;16;41;17;42;18;43;19;20;21;22;23;24;25',
  '11-19': '1;2;3;4;5;6;7;8;9;10;11;12;13;14;15;16;17;18;19;20',
  '11-22': '1;2;3;4;5;6;7;8;9;10;11;12;13;14;15;16;17;18;19;20;21;22;23;24;25',
  '11-25': '1;2;3;4;5;6;7;8;9;10;11;12;13;14;15;16;17;18;19;20;21;22;23;24',
  '21-01': '1||;2||;3||;4||;5||;6||;7||;8||;9||;10||;11||',
  '21-04': '1|Түргэн|Türgen;2|Хайрхан|Khairkhan;3|Яргай|Yargai;4|Наран|Naran',
  '21-07': '1|Цагаан дэрс|Tsagaan ders;2|Жаргалант|Jargalant;3|Өлзийт|Ölziit;4|Хотонт|Khotont',
  '21-10':
    '1|Заяат|Zayaat;2|Хар чулуут|Khar chuluut;3|Урт|Urt;4|Бэрх|Berkh;5|Улз|Ulz;6|Өвөр эрээн|Övör ereen',
  '21-13':
    '1|Өндөр хошуу|Öndör khoshuu;2|Хулсан шанд|Khulsan shand;3|Баян-Уул|Bayan-Uul;4|Чулуут|Chuluut',
  '21-16': '1|Рашаант|Rashaant;2|Цагаан хошуу|Tsagaan khoshuu;3|Сүмийн булаг|Sümiin bulag',
  '21-19':
    '1|Сэвсүүл жараахай|Sevsüül jaraakhai;2|Харзат|Kharzat;3|Чух|Chukh;4|Номинт|Nomint;5|Улз|Ulz',
  '21-22':
    '1|Жаргалант|Jargalant;2|Баянхангай|Bayankhangai;3|Түмэнхаан|Tümenkhaan;4|Буян-Өндөр|Buyan-Öndör;5|Мэнэн|Menen;6|Эрдэнэбадрах|Erdenebadrakh',
  '21-25':
    '1|Барчин|Barchin;2|Архоолой|Arkhooloi;3|Баян|Bayan;4|Очир хүрээ|Ochir khüree;5|Галын гол|Galyn gol',
  '21-28': '1|Цогтсүмбэр|Tsogtsümber;2|Ялалт|Yalalt;3|Ташгай|Tashgai',
  '21-31': '1|Баян-Өлзийт|Bayan-Ölziit;2|Батхаан|Batkhaan;3|Баян-Уул|Bayan-Uul',
  '21-34':
    '1|Баянгол|Bayangol;2|Элст|Elst;3|Зүрх|Zürkh;4|Хүрээт|Khüreet;5|Гүн цэнгэлэг|Gün tsengeleg;6|Хөөвөр|Khöövör',
  '21-37': '1|Хулстай|Khulstai;2|Сүмбэр|Sümber;3|Энгэр шанд|Enger shand;4|Хөх нуур|Khökh nuur',
  '21-40': '1|Дэлгэр|Delger;2|Галуут|Galuut;3|Цагаанчулуут|Tsagaanchuluut',
  '22-01': '1||;2||;3||;4||;5||;6||;7||;8||;9||',
  '22-04': '1|Өлзийт|Ölziit;2|Дөхөм|Dökhöm;3|Их-Уул|Ikh-Uul;4|Жаргалант|Jargalant',
  '22-07':
    '1|Баян|Bayan;2|Дэлгэр|Delger;3|Төв|Töv;4|Дөхөм|Dökhöm;5|Хонгор|Khongor;6|Ширээт|Shireet',
  '22-10': '1|Үүд|Üüd;2|Бадрах|Badrakh;3|Аман-Ус|Aman-Us;4|Овоот|Ovoot',
  '22-13':
    '1|Баянтэрэм|Bayanterem;2|Баян-Уул|Bayan-Uul;3|Баянцагаан|Bayantsagaan;4|Баясгалант|Bayasgalant;5|Бүрэнцогт|Bürentsogt',
  '22-16': '1|Гүн худаг|Gün khudag;2|Тосонгийн гол|Tosongiin gol;3|Наранбулаг|Naranbulag',
  '22-19':
    '1|Ихбулаг|Ikhbulag;2|Шарбүрд|Sharbürd;3|Нүдэн|Nüden;4|Цөнгөрөг|Tsöngörög;5|Хавирга|Khavirga',
  '22-22':
    '1|Баянгол|Bayangol;2|Хайлаастай|Khailaastai;3|Хулгар|Khulgar;4|Ланз|Lanz;5|Шинэбулаг|Shinebulag',
  '22-25':
    '1|Сэргэлэн|Sergelen;2|Өлзийт|Ölziit;3|Үнэгт|Ünegt;4|Дэлгэрхаан|Delgerkhaan;5|Өгөөмөр|Ögöömör',
  '22-28':
    '1|Лхүмбэ|Lkhümbe;2|Баянцагаан|Bayantsagaan;3|Баян-Овоо|Bayan-Ovoo;4|Баянцогт|Bayantsogt',
  '22-31': '1|Баян|Bayan;2|Жаргалант|Jargalant;3|Тэгш|Tegsh;4|Жавхлант|Javkhlant;5|Дэлгэр|Delger',
  '22-34': '1|Халзан шанд|Khalzan shand;2|Сахиул|Sakhiul;3|Сайншанд|Sainshand;4|Хатавч|Khatavch',
  '22-37':
    '1|Хөдлөн хайлааст|Khödlön khailaast;2|Цагаан овоо|Tsagaan ovoo;3|Бадрах|Badrakh;4|Хонгор|Khongor;5|Билүүт|Bilüüt;6|Жаргалант|Jargalant;7|Хадын булаг|Khadyn bulag;8|Алтан овоо|Altan ovoo',
  '23-01':
    '1|Хэрлэн|Kherlen;2|Булаг|Bulag;3|Баянмөнх|Bayanmönkh;4|Сариг|Sarig;5|Өндөрхаан|Öndörkhaan;6|Цогт-Өндөр|Tsogt-Öndör;7|Номгон|Nomgon;8|Ишгэн толгой|Ishgen tolgoi',
  '23-04':
    '1|Эрдэнэчандмань|Erdenechandmani;2|Эхэнбүрд|Ekhenbürd;3|Баян|Bayan;4|Баянбулаг|Bayanbulag;5|Идэрмэг|Idermeg;6|Дундбүрд|Dundbürd;7|Бэрх|Berkh',
  '23-07': '1|Онон|Onon;2|Барх|Barkh;3|Хурх|Khurkh;4|Норовлин|Norovlin',
  '23-10': '1|Сайхан|Saikhan;2|Жаргалант|Jargalant;3|Адарга|Adarga;4|Дуурлиг|Duurlig',
  '23-13': '1|Баянбулаг|Bayanbulag;2|Хэрлэн|Kherlen;3|Дулаан|Dulaan;4|Улаан-Эрэг|Ulaan-Ereg',
  '23-16': '1|Дэлгэрхаан|Delgerkhaan;2|Наран|Naran;3|Сүмбэр|Sümber;4|Жавхлант|Javkhlant',
  '23-19': '1|Жаргалант|Jargalant;2|Улаан-Өндөр|Ulaan-Öndör;3|Цантын хоолой|Tsantyn khooloi',
  '23-22':
    '1|Баян-Өндөр|Bayan-Öndör;2|Мандалхаан|Mandalkhaan;3|Баянгол|Bayangol;4|Дэлгэрхаан|Delgerkhaan;5|Онон|Onon',
  '23-25':
    '1|Арвин|Arvin;2|Оч|Och;3|Баянбадрал|Bayanbadral;4|Сангийндалай|Sangiindalai;5|Жаргалант|Jargalant;6|Буянтбулаг|Buyantbulag',
  '23-28': '1|Онон|Onon;2|Агац|Agats;3|Балж|Balj;4|Баян-Овоо|Bayan-Ovoo',
  '23-31':
    '1|Дотуур булаг|Dotuur bulag;2|Хараат|Kharaat;3|Шажин|Shajin;4|Мэргэн хошуу|Mergen khoshuu',
  '23-34':
    '1|Хэрлэнбаян улаан|Kherlenbayan ulaan;2|Долоод|Dolood;3|Аварга|Avarga;4|Хэрлэн тооно|Kherlen toono;5|Баянхаан|Bayankhaan',
  '23-37':
    '1|Гичгэнэ|Gichgene;2|Баянцогт|Bayantsogt;3|Баян-Эрдэнэ|Bayan-Erdene;4|Чулуут|Chuluut;5|Төвийн|Töviin',
  '23-40':
    '1|Зөөлөн|Zöölön;2|Өлзийт|Ölziit;3|Бүрээт|Büreet;4|Цагаан толгой|Tsagaan tolgoi;5|Чандган|Chandgan',
  '23-43': '1|Баян-Өлзийт|Bayan-Ölziit;2|Ангирт|Angirt;3|Онон|Onon;4|Жаргалант|Jargalant',
  '23-46':
    '1|Наран|Naran;2|Баянзүрх|Bayanzürkh;3|Хэнтий|Khentii;4|Талын булаг|Talyn bulag;5|Чандган|Chandgan;6|Төвийн|Töviin;7|Гурванбаян|Gurvanbayan',
  '23-49': '1|Нугаар|Nugaar;2|Согоот|Sogoot;3|Хужхан|Khujkhan;4|Баянмод|Bayanmod',
  '23-52':
    '1|Бор-Өндөр|Bor-Öndör;2|Холбоо|Kholboo;3|Бумбат|Bumbat;4|Уурхайчин|Uurkhaichin;5|Хүйх|Khüikh;6|Өлгий|Ölgii',
  '41-01':
    '1|Номт|Nomt;2|Ланс|Lans;3|Баянхошуу|Bayankhoshuu;4|Зүүндэлгэр|Züündelger;5|Нацагдорж|Natsagdorj;6|Баруун зуунмод|Baruun zuunmod',
  '41-04': '1|Сумт|Sumt;2|Аргал|Argal;3|Алтан-Овоо|Altan-Ovoo;4|Замт|Zamt',
  '41-07': '1|Аргалын уул|Argalyn uul;2|Хөшөөт|Khöshööt',
  '41-10': '1|Ноён шанд|Noyon shand;2|Нарст|Narst',
  '41-13': '1|Мандал|Mandal;2|Цогт-Өндөр|Tsogt-Öndör;3|Баянгол|Bayangol;4|Үдлэг|Üdleg',
  '41-16': '1|Цант|Tsant;2|Өгөөмөр|Ögöömör;3|Цавчир|Tsavchir',
  '41-19': '1|Байдлаг|Baidlag;2|Галуут|Galuut',
  '41-22': '1|Жаргалант|Jargalant;2|Улаан ухаа|Ulaan ukhaa;3|Эрдэнэ|Erdene',
  '41-25': '1|Бараат|Baraat;2|Цээл|Tseel;3|Бүрд|Bürd',
  '41-28': '1|Найрамдал|Nairamdal;2|Хөшөөт|Khöshööt',
  '41-31':
    '1|Өлзийт|Ölziit;2|Баян айраг|Bayan airag;3|Гурван түрүү|Gurvan türüü;4|Алтат|Altat;5|Зогсоол|Zogsool',
  '41-34': '1|Гуна|Guna;2|Сарлаг|Sarlag;3|Даргиат|Dargiat',
  '41-37': '1|Чандмань|Chandmani;2|Замт|Zamt;3|Эрдэнэ|Erdene',
  '41-40': '1|Өгөөмөр|Ögöömör;2|Мандал|Mandal;3|Бичигт|Bichigt;4|Нарт|Nart',
  '41-43':
    '1|Төхөм|Tökhöm;2|Баянцогт|Bayantsogt;3|Монгол|Mongol;4|Эрдэнэхангай|Erdenekhangai;5|Өнжүүл|Önjüül',
  '41-46': '1|Тарган|Targan;2|Дуут-Хуримт|Duut-Khurimt;3|Давст|Davst',
  '41-49': '1|Буурал|Buural;2|Өгөөмөр|Ögöömör;3|Баянбулаг|Bayanbulag;4|Загдал|Zagdal',
  '41-52': '1|Тосон|Toson;2|Төмстэй|Tömstei;3|Хайлааст|Khailaast;4|Төв|Töv',
  '41-55': '1|Цагаан уул|Tsagaan uul;2|Өгөөмөр|Ögöömör;3|Төв|Töv',
  '41-58': '1|Жаргалант|Jargalant;2|Байдлаг|Baidlag;3|Булаг|Bulag',
  '41-61': '1|Баянтуул|Bayantuul;2|Хайрхан|Khairkhan;3|Уянга|Uyanga;4|Сант|Sant',
  '41-64': '1|Сүмбэр|Sümber;2|Жавхлант|Javkhlant',
  '41-67':
    '1|Баянбүрд|Bayanbürd;2|Хайрхан|Khairkhan;3|Хөшиг|Khöshig;4|Эрдэнэ-Уул|Erdene-Uul;5|Авдар|Avdar',
  '41-70': '1|Талын уул|Talyn uul;2|Хар чулуут|Khar chuluut;3|Асгат|Asgat',
  '41-73':
    '1|Оргил|Orgil;2|Талын хайрхан|Talyn khairkhan;3|Майхан|Maikhan;4|Сүүл буга|Süül buga;5|Хүүлэй хан|Khüülei khan',
  '41-76':
    '1|Өгөөмөр|Ögöömör;2|Чулуут|Chuluut;3|Баянтуул|Bayantuul;4|Хушинга|Khushinga;5|Тамган|Tamgan',
  '41-79':
    '1|Баян-Уул|Bayan-Uul;2|Баргилт|Bargilt;3|Буянт|Buyant;4|Угалзат|Ugalzat;5|Улаанхудаг|Ulaankhudag',
  '42-01': '1||;2||;3||;4||;5||;6||',
  '42-04': '1||;2||',
  '42-07': '1||;2||',
  '43-01':
    '1|Хонгорморьт|Khongormorit;2|Цагаан-Эрэг|Tsagaan-Ereg;3|Салхит|Salkhit;4|Баянхаан|Bayankhaan;5|Боргүвээ|Borgüvee;6|Орхон|Orkhon;7|Ган зам|Gan zam;8|Буур хээр|Buur kheer',
  '43-04': '1|Бүргэдэй|Bürgedei;2|Суварга|Suvarga;3|Цөх|Tsökh',
  '43-07': '1|Ивэн|Iven;2|Бургалтай|Burgaltai;3|Цагаан-Овоо|Tsagaan-Ovoo',
  '43-10': '1|Хараа|Kharaa;2|Баян|Bayan;3|Гонир|Gonir',
  '43-13': '1|Тавин|Tavin;2|Буурагчин|Buuragchin;3|Бугант|Bugant',
  '43-16': '1|Бумбат|Bumbat;2|Моностой|Monostoi',
  '43-19': '1|Жаргалант|Jargalant;2|Бэлчир|Belchir;3|Мангирт|Mangirt',
  '43-22':
    '1|Төмөр зам|Tömör zam;2|Ширхэнцэг|Shirkhentseg;3|Баянсуудал|Bayansuudal;4|Хэрх|Kherkh;5|Түнхэл|Tünkhel;6|Баянхангай|Bayankhangai;7|Минжийн хангай|Minjiin khangai;8|Тарни|Tarni;9|Баян-Арцат|Bayan-Artsat',
  '43-25': '1|Орхон|Orkhon;2|Бэлэндалай|Belendalai',
  '43-28': '1|Рашаант|Rashaant;2|Баянцогт|Bayantsogt;3|Хонгор-Овоо|Khongor-Ovoo',
  '43-31': '1|Хөтөл|Khötöl;2|Гавшгай|Gavshgai;3|Номгон|Nomgon;4|Дөмбөн|Dömbön',
  '43-34': '1|Ивэн|Iven;2|Хушаат|Khushaat',
  '43-37': '1|Жаргалмандах|Jargalmandakh;2|Ар нуга|Ar nuga',
  '43-40': '1|Тарвагатай|Tarvagatai;2|Баянцагаан|Bayantsagaan',
  '43-43': '1|Даагат|Daagat;2|Мөнхтолгой|Mönkhtolgoi',
  '43-46': '1|Оргих|Orgikh;2|Хуурч|Khuurch;3|Тийрэг|Tiireg',
  '43-49': '1|Дэлгэрхаан|Delgerkhaan;2|Охиндий|Okhindii;3|Дулаанхаан|Dulaankhaan',
  '44-01': '1||;2||;3||;4||;5|Зүүнбаян|Züünbayan;6||;7||;8||',
  '44-04': '1|Нард|Nard;2|Сайн-Ус|Sain-Us;3|Нүдэн|Nüden;4|Цагаан дөрвөлж|Tsagaan dörvölj',
  '44-07': '1|Тойг|Toig;2|Зараа|Zaraa;3|Хаяа|Khayaa;4|Чулуун гишгэр|Chuluun gishger',
  '44-10': '1|Элдэв|Eldev;2|Өнгөт|Öngöt;3|Бичигт|Bichigt;4|Цомог|Tsomog;5|Олон-Овоо|Olon-Ovoo',
  '44-13': '1|Цагаанхад|Tsagaankhad;2|Аман шанд|Aman shand;3|Бумбат|Bumbat;4|Хонгор|Khongor',
  '44-16': '1||;2||;3||;4|Сүлд|Süld;5|Борхойн|Borkhoin',
  '44-19': '1|Бүрдэнэ|Bürdene;2|Баян|Bayan;3|Зүлэгт|Zülegt',
  '44-22':
    '1|Алхантээг|Alkhanteeg;2|Баянхошуу|Bayankhoshuu;3|Өехий|Öyekhii;4|Сэрвэн баянхошуу|Serven bayankhoshuu;5|Төхөм|Tökhöm',
  '44-25': '1|Сүмийн булаг|Sümiin bulag;2|Сүмбэр|Sümber;3|Баянмөнх|Bayanmönkh;4|Сэнж|Senj',
  '44-28': '1|Улаан шороот|Ulaan shoroot;2|Жаргалант|Jargalant;3|Цохио|Tsokhio;4|Өлзийт|Ölziit',
  '44-31': '1|Сангийн далай|Sangiin dalai;2|Баянбогд|Bayanbogd;3|Аргалант|Argalant;4|Нүдэн|Nüden',
  '44-34':
    '1|Халив|Khaliv;2|Эргэл|Ergel;3|Агаруут|Agaruut;4|Сулинхээр|Sulinkheer;5|Аман-Ус|Aman-Us;6|Замын шанд|Zamyn shand',
  '44-37': '1|Жавхлант|Javkhlant;2|Чулуут|Chuluut;3|Элст|Elst;4|Хөвсгөл|Khövsgöl',
  '44-40':
    '1|Бүрдэнэ|Bürdene;2|Еншөөв|Yenshööv;3|Цагаан хөтөл|Tsagaan khötöl;4|Дөрвөлж|Dörvölj;5|Улаан-Уул|Ulaan-Uul',
  '45-01':
    '1||;2||;3||;4||;5||;6||;7||;8||;9||;10||;11||;12||;13||;14||;15||;16||;17|Өргөө|Örgöö;18|Малчин|Malchin',
  '45-04': '1|Баян-Өлзийт|Bayan-Ölziit;2|Энхтал|Enkhtal',
  '45-07': '1||;2||;3|Салхит|Salkhit',
  '45-10': '1|Хайрхан|Khairkhan;2|Дархан|Darkhan;3|Санжинт|Sanjint',
  '46-01':
    '1|Баруунсайхан|Baruunsaikhan;2|Хан-Уул|Khan-Uul;3|Далан|Dalan;4|Дундсайхан|Dundsaikhan;5|Зүүнсайхан|Züünsaikhan;6|Их уул|Ikh uul;7|Оюут|Oyuut;8|Цагаан булаг|Tsagaan bulag',
  '46-04': '1|Баян|Bayan;2|Наран|Naran;3|Төхөм|Tökhöm',
  '46-07': '1|Могойт|Mogoit;2|Харзаг|Kharzag;3|Налих|Nalikh',
  '46-10': '1|Дэн|Den;2|Дал|Dal;3|Хавцгайт|Khavtsgait;4|Булган|Bulgan',
  '46-13': '1|Гоёот|Goyoot;2|Баясах|Bayasakh;3|Тост|Tost;4|Урт|Urt;5|Бага-Овоо|Baga-Ovoo',
  '46-16': '1|Өтгөн|Ötgön;2|Баянхошуу|Bayankhoshuu;3|Мандал|Mandal',
  '46-19': '1|Өехий|Öyekhii;2|Өгөөмөр|Ögöömör;3|Жаргалант|Jargalant;4|Далай|Dalai',
  '46-22': '1|Сайран|Sairan;2|Ганзагад|Ganzagad',
  '46-25':
    '1|Хармагтай|Kharmagtai;2|Төхөм|Tökhöm;3|Дэрсэнэ-Ус|Dersene-Us;4|Эмгэнбулаг|Emgenbulag;5|Богт|Bogt',
  '46-28': '1|Сайншанд|Sainshand;2|Хоолт|Khoolt;3|Бүйлсэн|Büilsen',
  '46-31':
    '1|Номгон|Nomgon;2|Гавилууд|Gaviluud;3|Жавхлант|Javkhlant;4|Баян|Bayan;5|Хайрхан|Khairkhan',
  '46-34': '1|Мандах|Mandakh;2|Өгөөмөр|Ögöömör;3|Хондот|Khondot;4|Жаргалант|Jargalant',
  '46-37': '1|Жанжин|Janjin;2|Тулга|Tulga;3|Хүрмэн|Khürmen',
  '46-40': '1|Замын шанд|Zamyn shand;2|Бортээг|Borteeg;3|Найз|Naiz',
  '46-43': '1|Сийрст|Siirst;2|Билгэх|Bilgekh;3|Цагаан-Овоо|Tsagaan-Ovoo;4|Өгөөмөр|Ögöömör',
  '48-01':
    '1|Наран|Naran;2|Тэвш|Tevsh;3|Далай|Dalai;4|Үйзэн|Üizen;5|Аривжих|Arivjikh;6|Боржигон|Borjigon;7|Нарлаг|Narlag;8|Айраг|Airag;9|Мандал|Mandal',
  '48-04': '1|Тавин|Tavin;2|Ар-Урт|Ar-Urt;3|Өвөр-Урт|Övör-Urt;4|Сүм|Süm;5|Хашаат|Khashaat',
  '48-07': '1|Шилийн гол|Shiliin gol;2|Энгэр-Ус|Enger-Us;3|Аргатай|Argatai',
  '48-10': '1|Ажирхай|Ajirkhai;2|Морьт|Morit;3|Хонгор|Khongor;4|Өрнөлт|Örnölt',
  '48-13':
    '1|Элгэн|Elgen;2|Дэрсэнэ ус|Dersene us;3|Чулуут|Chuluut;4|Гурвансайхан|Gurvansaikhan;5|Суугаант|Suugaant',
  '48-16': '1|Толь|Toli;2|Таргат|Targat;3|Ар шавагтай|Ar shavagtai;4|Номгон|Nomgon',
  '48-19': '1|Баянбулаг|Bayanbulag;2|Цахиурт|Tsakhiurt;3|Дэлгэр-Эмт|Delger-Emt',
  '48-22': '1|Алаг-Өндөр|Alag-Öndör;2|Саруул|Saruul;3|Долоод|Dolood;4|Бумбат|Bumbat',
  '48-25': '1|Суварга|Suvarga;2|Наран|Naran;3|Буянт|Buyant',
  '48-28':
    '1|Буянт 1|Buyant 1;2|Буянт 2|Buyant 2;3|Тагт|Tagt;4|Дэрт 1|Dert 1;5|Дэрт 2|Dert 2;6|Рашаант|Rashaant',
  '48-31': '1|Цог|Tsog;2|Талын нар|Talyn nar;3|Бөхт|Bökht',
  '48-34': '1|Онги|Ongi;2|Мааньт|Maanit;3|Найз|Naiz;4|Төгрөг|Tögrög',
  '48-37': '1|Шувуутай|Shuvuutai;2|Олдох|Oldokh;3|Уул|Uul;4|Бүлээн|Büleen',
  '48-40':
    '1|Хараат|Kharaat;2|Дэлгэрэх зам|Delgerekh zam;3|Жаргалант|Jargalant;4|Замын-Улаан|Zamyn-Ulaan',
  '48-43':
    '1|Цавчир|Tsavchir;2|Өнгөт|Öngöt;3|Тэнгэлэг|Tengeleg;4|Рашаант|Rashaant;5|Цагаан-Овоо|Tsagaan-Ovoo;6|Сангийн далай|Sangiin dalai;7|Сумын төв|Sumyn töv',
  '61-01':
    '1|Зэст|Zest;2|Оюут|Oyuut;3|Уурхайчин|Uurkhaichin;4|Хүрэнбулаг|Khürenbulag;5|Уртбулаг|Urtbulag;6|Согоот|Sogoot;7|Дэнж|Denj;8|Бүрэнбүст|Bürenbüst;9|Шанд|Shand;10|Наран|Naran;11|Цагаанчулуут|Tsagaanchuluut;12|Булаг|Bulag;13|Баянцагаан|Bayantsagaan;14|Говил|Govil;15|Рашаант|Rashaant;16|Малчин|Malchin;17|Эрдэнэ|Erdene;18|Баянбулаг|Bayanbulag;19|Их залуу|Ikh zaluu;20|Даваат|Davaat;21|Уртын гол|Urtyn gol;22|Яргуйт|Yarguit',
  '61-04': '1|Улаантолгой|Ulaantolgoi;2|Жаргалант|Jargalant;3|Дулаан-Уул|Dulaan-Uul',
  '62-01':
    '1|Согоот|Sogoot;2|Эмт|Emt;3|Дэлгэрэх|Delgerekh;4|Өлзийт|Ölziit;5|Арвайхээр|Arvaikheer;6|Ягаантолгой|Yagaantolgoi;7|Дэлгэрэхийн дэнж|Delgerekhiin denj;8|Рашаант|Rashaant;9|Бурхи|Burkhi;10|Ноён|Noyon;11|Хүйс толгой|Khüis tolgoi;12|Зүлэгт|Zülegt;13|Онги|Ongi',
  '62-04':
    '1|Цагаан овоо|Tsagaan ovoo;2|Хүүхдийн-Ус|Khüükhdiin-Us;3|Өлзийт хошуу|Ölziit khoshuu;4|Хөөвөр|Khöövör',
  '62-07':
    '1|Улаан-Ам|Ulaan-Am;2|Бүрэгтий|Büregtii;3|Өвт|Övt;4|Зөрүүлэг|Zörüüleg;5|Хүйтэн булаг|Khüiten bulag',
  '62-10':
    '1|Өндөр өнц|Öndör önts;2|Эргэн дэнж|Ergen denj;3|Цагаан булан|Tsagaan bulan;4|Хаяа|Khayaa;5|Цавын-Ихэр|Tsavyn-Ikher;6|Ширээ|Shiree',
  '62-13':
    '1|Бөмбий|Bömbii;2|Батхаан|Batkhaan;3|Өвөр зүлэгт|Övör zülegt;4|Хар тойром|Khar toirom;5|Бумбат|Bumbat',
  '62-16':
    '1|Өлзийт хошуу|Ölziit khoshuu;2|Хөөвөр|Khöövör;3|Баян төхөм|Bayan tökhöm;4|Гүн-Ус|Gün-Us;5|Далан|Dalan;6|Ялаатай|Yalaatai;7|Ховд|Khovd',
  '62-19':
    '1|Ар жаргалант|Ar jargalant;2|Их боригдой|Ikh borigdoi;3|Донгит|Dongit;4|Ар хөшөөт|Ar khöshööt;5|Онгон|Ongon',
  '62-22': '1|Хөөвөр|Khöövör;2|Гучин|Guchin;3|Аргалант|Argalant;4|Аргуйт|Arguit',
  '62-25': '1|Тахилга|Takhilga;2|Мөнхбулаг|Mönkhbulag;3|Хайрхан|Khairkhan;4|Эрээн|Ereen',
  '62-28':
    '1|Эмгэд|Emged;2|Цахиурт|Tsakhiurt;3|Цохиот|Tsokhiot;4|Баян-Улаан|Bayan-Ulaan;5|Хад|Khad;6|Дэвшил|Devshil',
  '62-31':
    '1|Шарга|Sharga;2|Баянтээг|Bayanteeg;3|Өндөрхөмөг|Öndörkhömög;4|Цагаан-Овоо|Tsagaan-Ovoo',
  '62-34': '1|Бор хошуут|Bor khoshuut;2|Агуйт|Aguit;3|Яргайт|Yargait;4|Гуулин|Guulin',
  '62-37':
    '1|Царги|Tsargi;2|Цахиурт|Tsakhiurt;3|Улаан-Овоо|Ulaan-Ovoo;4|Залаа|Zalaa;5|Майхан|Maikhan',
  '62-40':
    '1|Туяа|Tuyaa;2|Арвайнтал|Arvaintal;3|Хүрэмт|Khüremt;4|Урт|Urt;5|Их булаг|Ikh bulag;6|Алтантал|Altantal',
  '62-43': '1|Хоолт|Khoolt;2|Их-Ус|Ikh-Us;3|Мазар|Mazar;4|Сайн төгрөг|Sain tögrög;5|Баян|Bayan',
  '62-46':
    '1|Жаргалант|Jargalant;2|Таац|Taats;3|Шивээ-Овоо|Shivee-Ovoo;4|Шуранга|Shuranga;5|Бадрал|Badral;6|Бөөрөлжүүт|Bööröljüüt;7|Өлт|Ölt;8|Онги|Ongi',
  '62-49':
    '1|Бурхант|Burkhant;2|Нарт|Nart;3|Эмээлт|Emeelt;4|Дэрсэн хонхор|Dersen khonkhor;5|Ар агуйт|Ar aguit;6|Марзат|Marzat',
  '62-52':
    '1|Вангийн-Овоо|Vangiin-Ovoo;2|Ганган-Орхон|Gangan-Orkhon;3|Эрдэнэтолгой|Erdenetolgoi;4|Нарийн хүр|Nariin khür;5|Онгоцон-Ухаа|Ongotson-Ukhaa;6|Жалбаа|Jalbaa;7|Шанх|Shankh;8|Орхон|Orkhon',
  '62-55':
    '1|Өвөр модот|Övör modot;2|Уужим|Uujim;3|Бэрх|Berkh;4|Шивээт|Shiveet;5|Шунхлай|Shunkhlai;6|Дулаан|Dulaan',
  '63-01':
    '1|Ачуут|Achuut;2|Хужирт|Khujirt;3|Агуйт|Aguit;4|Рашаант|Rashaant;5|Жаргалант|Jargalant;6|Булган|Bulgan',
  '63-04':
    '1|Шарга|Sharga;2|Баянзүрх|Bayanzürkh;3|Баянхайрхан|Bayankhairkhan;4|Дулаанхаан|Dulaankhaan;5|Халтар|Khaltar;6|Хүрэмт|Khüremt',
  '63-07': '1|Өлзийт|Ölziit;2|Шар тал|Shar tal',
  '63-10': '1|Баянтөгөл|Bayantögöl;2|Ханжаргалант|Khanjargalant;3|Найрамдал|Nairamdal',
  '63-13': '1|Бумбат|Bumbat;2|Цахт|Tsakht;3|Дэрст|Derst;4|Дархан|Darkhan',
  '63-16': '1|Тогоо|Togoo;2|Авзага|Avzaga;3|Агьт|Agit;4|Бэрх|Berkh;5|Хөгнө|Khögnö;6|Хулст|Khulst',
  '63-19': '1|Хараат|Kharaat;2|Лах|Lakh;3|Доргонт|Dorgont;4|Төв|Töv',
  '63-22':
    '1|Жаргалант|Jargalant;2|Баясгалант|Bayasgalant;3|Баянгол|Bayangol;4|Баян-Уул|Bayan-Uul;5|Эрхт|Erkht',
  '63-25': '1|Арбулаг|Arbulag;2|Халиун|Khaliun;3|Бүхт|Bükht;4|Мааньт|Maanit;5|Сумын төв|Sumyn töv',
  '63-28':
    '1|Хөгнө хан|Khögnö khan;2|Хар чулуут|Khar chuluut;3|Улаан шивээт|Ulaan shiveet;4|Аргалхайрхан|Argalkhairkhan',
  '63-31':
    '1|Мануулт|Manuult;2|Угалз|Ugalz;3|Хульж|Khulij;4|Ундрах|Undrakh;5|Их Хүрэмт|Ikh Khüremt;6|Сайхан-Овоо|Saikhan-Ovoo',
  '63-34':
    '1|Таримал|Tarimal;2|Тариахтай|Tariakhtai;3|Сэлэнгэбүрэн|Selengebüren;4|Сангалтай|Sangaltai;5|Ингэт|Inget',
  '63-37': '1|Хужирт|Khujirt;2|Харгал|Khargal;3|Далан|Dalan;4|Эрэн|Eren;5|Жаргалант|Jargalant',
  '63-40': '1|Сөрт|Sört;2|Урт|Urt;3||;4|Хялганат|Khyalganat',
  '63-43': '1|Банзар|Banzar;2|Хүрэмт|Khüremt;3|Тээг|Teeg;4|Жаргалант|Jargalant;5|Мааньт|Maanit',
  '63-46': '1|Хутаг|Khutag;2|Хантай|Khantai;3|Уньт|Unit;4|Тээл|Teel;5|Хонгор|Khongor',
  '64-01':
    '1|Номгон|Nomgon;2|Эрдэнэмандал|Erdenemandal;3|Дуурсах|Duursakh;4|Угалз|Ugalz;5|Цагаанчулуут|Tsagaanchuluut;6|Гэгээн шавь|Gegeen shavi;7|Цахир|Tsakhir;8|Шаргалжуут|Shargaljuut;9|Есөнбулаг|Yesönbulag;10|Рашаант|Rashaant',
  '64-04':
    '1|Баянбулаг|Bayanbulag;2|Оройн бууц|Oroin buuts;3|Буйлсан|Builsan;4|Могой|Mogoi;5|Товгор|Tovgor;6|Зүүнхаяа|Züünkhayaa;7|Баянсайр|Bayansair',
  '64-07': '1|Сангийн далай|Sangiin dalai;2|Ар жаргалант|Ar jargalant;3|Хангал|Khangal;4|Бүрд|Bürd',
  '64-10':
    '1|Хэлтгий булаг|Kheltgii bulag;2|Өрхт|Örkht;3|Залаа|Zalaa;4|Цоохор|Tsookhor;5|Өргөн|Örgön',
  '64-13':
    '1|Их халбагант|Ikh khalbagant;2|Баян-Аараг|Bayan-Aarag;3|Бага баян|Baga bayan;4|Их баян|Ikh bayan;5|Хатан суудал|Khatan suudal',
  '64-16':
    '1|Мандалхайрхан|Mandalkhairkhan;2|Уранхайрхан|Urankhairkhan;3|Асгамба|Asgamba;4|Мэргэн|Mergen',
  '64-19': '1|Улаан үзүүр|Ulaan üzüür;2|Элгэн|Elgen;3|Булган|Bulgan;4|Идрэн|Idren',
  '64-22':
    '1|Гичгэнэ|Gichgene;2|Дэлгэрэх|Delgerekh;3|Цэцэн|Tsetsen;4|Жаргалант|Jargalant;5|Баянбулаг|Bayanbulag',
  '64-25':
    '1|Луугар|Luugar;2|Гурван гол|Gurvan gol;3|Алтай|Altai;4|Цэлгэр|Tselger;5|Буянт|Buyant;6|Хориулт|Khoriult',
  '64-28': '1|Улаан сайр|Ulaan sair;2|Хөх толгой|Khökh tolgoi;3|Бургас|Burgas;4|Задгай|Zadgai',
  '64-31':
    '1|Тэмээт|Temeet;2|Баян|Bayan;3|Өлзийт|Ölziit;4|Баянбүрд|Bayanbürd;5|Наран|Naran;6|Буянт|Buyant',
  '64-34':
    '1|Хайрхан|Khairkhan;2|Сүмбэр|Sümber;3|Үнэгт|Ünegt;4|Баяннуур|Bayannuur;5|Мандал|Mandal;6|Баянхошуу|Bayankhoshuu',
  '64-37':
    '1|Цэнгэл|Tsengel;2|Давааны ам|Davaany am;3|Буга|Buga;4|Хөвийн ам|Khöviin am;5|Пионер толгой|Pioner tolgoi',
  '64-40':
    '1|Намтолгой|Namtolgoi;2|Өлзийт-Өндөр|Ölziit-Öndör;3|Хөндлөн булаг|Khöndlön bulag;4|Эмээл толгой|Emeel tolgoi',
  '64-43': '1|Уу-Булан|Uu-Bulan;2|Хүйс|Khüis;3|Хөнөг|Khönög;4|Цагаан ус|Tsagaan us;5|Бодь|Bodi',
  '64-46':
    '1|Баянбулаг|Bayanbulag;2|Баян-Улаан|Bayan-Ulaan;3|Чандмань-Овоо|Chandmani-Ovoo;4|Залаа-Овоо|Zalaa-Ovoo',
  '64-49':
    '1|Бурхант|Burkhant;2|Байн ам|Bain am;3|Ёлын ам|Yolyn am;4|Худаг урт|Khudag urt;5|Бийрийн уулзвар|Biiriin uulzvar;6|Улаан уул|Ulaan uul',
  '64-52':
    '1|Хөх бүрд|Khökh bürd;2|Сонор|Sonor;3|Норовлин|Norovlin;4|Цорж|Tsorj;5|Дэлгэр мөрөн|Delger mörön',
  '64-55':
    '1|Зараа|Zaraa;2|Уртын гол|Urtyn gol;3|Эрдэнэшанд|Erdeneshand;4|Эхэн хавцгай|Ekhen khavtsgai',
  '64-58':
    '1|Сэнжит|Senjit;2|Ямаат|Yamaat;3|Өвгөнжаргалант|Övgönjargalant;4|Жанжин|Janjin;5|Эрхэт хайрхан|Erkhet khairkhan;6|Цагаан дэнж|Tsagaan denj',
  '65-01':
    '1|Цагаан даваа|Tsagaan davaa;2|Арслан цохио|Arslan tsokhio;3|Цагдуулт|Tsagduult;4|Бор толгой|Bor tolgoi;5|Наранбулаг|Naranbulag;6|Цагаан дэл|Tsagaan del;7|Тамир|Tamir',
  '65-04':
    '1|Улаанчулуу|Ulaanchuluu;2|Хөнөг|Khönög;3|Дэл|Del;4|Баян-Уул|Bayan-Uul;5|Цац|Tsats;6|Дайрбор|Dairbor',
  '65-07': '1|Тусгалт|Tusgalt;2|Зуунмод|Zuunmod;3|Тамир|Tamir;4|Баянбулаг|Bayanbulag',
  '65-10':
    '1|Асайт|Asait;2|Хоолт|Khoolt;3|Эрдэнэ-Уул|Erdene-Uul;4|Зуслан|Zuslan;5|Баянцагаан|Bayantsagaan',
  '65-13':
    '1|Хөхнуур|Khökhnuur;2|Хан-Өндөр|Khan-Öndör;3|Борт|Bort;4|Бугат|Bugat;5|Тайхар|Taikhar;6|Эрдэнэтолгой|Erdenetolgoi',
  '65-16': '1|Тоглох|Toglokh;2|Дойт|Doit;3|Өгий|Ögii;4|Орхон|Orkhon;5|Зэгстэй|Zegstei',
  '65-19': '1|Ямаат|Yamaat;2|Бодонт|Bodont;3|Байшир|Baishir;4|Хөшөөт|Khöshööt',
  '65-22': '1|Азарга|Azarga;2|Хануй|Khanui;3|Донгой|Dongoi;4|Бэлхи|Belkhi;5|Тээл|Teel',
  '65-25':
    '1|Тэрх|Terkh;2|Цагааннуур|Tsagaannuur;3|Хорго|Khorgo;4|Суман|Suman;5|Бөөрөлжүүт|Bööröljüüt;6|Мөрөн|Mörön;7|Алтайд|Altaid',
  '65-28': '1|Хөх сүм|Khökh süm;2|Баян-Өндөр|Bayan-Öndör;3|Урантолгой|Urantolgoi;4|Өртөнт|Örtönt',
  '65-31': '1|Хайрхан|Khairkhan;2|Асгат|Asgat;3|Жарантай|Jarantai;4|Могой|Mogoi;5|Өгөөмөр|Ögöömör',
  '65-34':
    '1|Чандмань|Chandmani;2|Гичгэнэ|Gichgene;3|Арбаясгалан|Arbayasgalan;4|Баян-Улаан|Bayan-Ulaan;5|Тэрх|Terkh;6|Ноён хангай|Noyon khangai',
  '65-37':
    '1|Жаргалант|Jargalant;2|Номгон|Nomgon;3|Цайдам|Tsaidam;4|Цагаан хад|Tsagaan khad;5|Баян|Bayan',
  '65-40':
    '1|Хотонт|Khotont;2|Хөөвөр|Khöövör;3|Бургалтай|Burgaltai;4|Улаан чулуу|Ulaan chuluu;5|Орхон|Orkhon;6|Өндөр сант|Öndör sant',
  '65-43': '1|Баянгол|Bayangol;2|Хан-Уул|Khan-Uul;3|Цахир|Tsakhir;4|Жинст|Jinst',
  '65-46':
    '1|Орхон|Orkhon;2|Цэцэрлэг|Tsetserleg;3|Цэнхэр|Tsenkher;4|Алтан-Овоо|Altan-Ovoo;5|Буйлан|Builan;6|Тамир|Tamir',
  '65-49':
    '1|Чулуут|Chuluut;2|Туулант|Tuulant;3|Хужирт|Khujirt;4|Хонгорж|Khongorj;5|Ихбулаг|Ikhbulag',
  '65-52':
    '1|Өлзийт гол|Ölziit gol;2|Зуунмод|Zuunmod;3|Халуун-Ус|Khaluun-Us;4|Хайрхан|Khairkhan;5|Хүрэм|Khürem',
  '65-55':
    '1|Алаг-Уул|Alag-Uul;2|Идэр-Улаан|Ider-Ulaan;3|Эрдэнэ-Уул|Erdene-Uul;4|Хан-Өндөр|Khan-Öndör;5|Тээл|Teel;6|Өлзийт|Ölziit',
  '67-01': '1||;2||;3||;4||;5||;6||;7||;8||;9||;10||;11||;12||;13||;14||',
  '67-04':
    '1|Шувуут|Shuvuut;2|Ужиг|Ujig;3|Яргис|Yargis;4|Цагаан бургас|Tsagaan burgas;5|Манхан|Mankhan;6|Хатгал тосгон|Khatgal village|v',
  '67-07':
    '1|Хавтага|Khavtaga;2|Бор гол|Bor gol;3|Бэл булаг|Bel bulag;4|Сүмбэр|Sümber;5|Тарган нуур|Targan nuur;6|Урт булаг|Urt bulag',
  '67-10': '1|Эмт|Emt;2|Хайс|Khais;3|Тоом|Toom;4|Агар|Agar;5|Бэлтэс|Beltes',
  '67-13':
    '1|Сангийн далай|Sangiin dalai;2|Бүрэнхаан|Bürenkhaan;3|Их уул|Ikh uul;4|Баянхошуу|Bayankhoshuu;5|Туяа|Tuyaa;6|Эрчим|Erchim',
  '67-16': '1|Нүхт|Nükht;2|Зүрх|Zürkh;3|Рашаант|Rashaant;4|Хужирт|Khujirt;5|Галт|Galt',
  '67-19':
    '1|Хөнжил|Khönjil;2|Цэцүүх|Tsetsüükh;3|Цагаан бургас|Tsagaan burgas;4|Харгана|Khargana;5|Оргил|Orgil',
  '67-22': '1|Шивээ|Shivee;2|Их-Уул|Ikh-Uul;3|Асгат|Asgat;4|Мандал|Mandal;5|Сэлэнгэ|Selenge',
  '67-25': '1|Тээл|Teel;2|Талын ус|Talyn us;3|Энх тал|Enkh tal;4|Цэнгэл|Tsengel;5|Их ац|Ikh ats',
  '67-28':
    '1|Хөндий|Khöndii;2|Хоолойн зах|Khooloin zakh;3|Ходон|Khodon;4|Далайн зах|Dalain zakh;5|Ёлт|Yolt;6|Зөөлөн|Zöölön',
  '67-31':
    '1|Мандал|Mandal;2|Ар тархи|Ar tarkhi;3|Таван толгой|Tavan tolgoi;4|Сэлэнгэ|Selenge;5|Баянхошуу|Bayankhoshuu;6|Давааны ар|Davaany ar;7|Бадрах|Badrakh',
  '67-34':
    '1|Мухар хөндий|Mukhar khöndii;2|Сэлэнгэ|Selenge;3|Тээл|Teel;4|Сүүл Улаан|Süül Ulaan;5|Цэнгэл|Tsengel',
  '67-37':
    '1|Жаргалант|Jargalant;2|Нарийн|Nariin;3|Тариат|Tariat;4|Тээл|Teel;5|Сумын төв|Sumyn töv',
  '67-40':
    '1|Зуны гол|Zuny gol;2|Навчилтай|Navchiltai;3|Баян-Эрхэт|Bayan-Erkhet;4|Алтгана|Altgana;5|Бийж|Biij;6|Булаг|Bulag',
  '67-43': '1|Шивлэг|Shivleg;2|Тоом|Toom;3|Мунгараг|Mungarag;4|Соёо|Soyoo;5|Төгөл|Tögöl;6|Гун|Gun',
  '67-46': '1|Тураг|Turag;2|Хороо|Khoroo;3|Турт|Turt;4|Баясгалант|Bayasgalant',
  '67-49': '1|Гурван сайхан|Gurvan saikhan;2|Хармай|Kharmai',
  '67-52':
    '1|Агар|Agar;2|Өвгөд|Övgöd;3|Тосон|Toson;4|Хужирт|Khujirt;5|Шарга|Sharga;6|Жаргалант|Jargalant',
  '67-55': '1|Уялган|Uyalgan;2|Үүр|Üür;3|Дархинт|Darkhint;4|Булган|Bulgan',
  '67-58':
    '1|Дэлгэрхаан|Delgerkhaan;2|Зуун мод|Zuun mod;3|Могой|Mogoi;4|Согоот|Sogoot;5|Халбан|Khalban;6|Жаргалант|Jargalant;7|Бүрхээр|Bürkheer',
  '67-61':
    '1|Шивэрт|Shivert;2|Ёлгос|Yolgos;3|Улаан асга|Ulaan asga;4|Хөхөө|Khökhöö;5|Хайрхан толгой|Khairkhan tolgoi',
  '67-64': '1|Сангийн далай|Sangiin dalai;2|Баяннуур|Bayannuur;3|Баянзүрх|Bayanzürkh;4|Нүхт|Nükht',
  '67-67':
    '1|Бөөрөлж|Böörölj;2|Булган тал|Bulgan tal;3|Зэрлэг|Zerleg;4|Дуурга|Duurga;5|Удган|Udgan',
  '81-01':
    '1|Жинст|Jinst;2|Жаргалант|Jargalant;3|Чигэстэй|Chigestei;4|Богдын гол|Bogdyn gol;5|Товцог|Tovtsog;6|Өлзийт|Ölziit',
  '81-04':
    '1|Алдар|Aldar;2|Аргалант|Argalant;3|Богдын гол|Bogdyn gol;4|Өгөөмөр|Ögöömör;5|Чигэстэй|Chigestei;6|Мандаат|Mandaat',
  '81-07': '1|Аргалант|Argalant;2|Суварга|Suvarga;3|Хайрхан|Khairkhan',
  '81-10': '1|Бужир|Bujir;2|Жавхлан|Javkhlan;3|Зайгал|Zaigal;4|Хачиг|Khachig',
  '81-13': '1|Асгат|Asgat;2|Минж|Minj;3|Наран|Naran;4|Төөнт|Töönt',
  '81-16': '1|Буга|Buga;2|Цогт|Tsogt;3|Тавантолгой|Tavantolgoi;4|Буурал|Buural;5|Онц|Onts',
  '81-19': '1|Мандал|Mandal;2|Олонбулаг|Olonbulag;3|Олонтүрүү|Olontürüü;4|Нуга|Nuga',
  '81-22':
    '1|Мануустай|Manuustai;2|Цэцэрлэг|Tsetserleg;3|Загастай|Zagastai;4|Дархан-Уул|Darkhan-Uul',
  '81-25':
    '1|Баян-Ухаа|Bayan-Ukhaa;2|Үржил|Ürjil;3|Хуягт|Khuyagt;4|Хонгор|Khongor;5|Цэцүүх|Tsetsüükh;6|Зарт|Zart',
  '81-28':
    '1|Хөдрөг|Khödrög;2|Баянзүрх|Bayanzürkh;3|Дархан-Уул|Darkhan-Uul;4|Нуур|Nuur;5|Хайрхан|Khairkhan',
  '81-31':
    '1|Буянт|Buyant;2|Баянбулаг|Bayanbulag;3|Бадрал|Badral;4|Соёл|Soyol;5|Онц|Onts;6|Хужирт|Khujirt',
  '81-34': '1|Баян-Улаан|Bayan-Ulaan;2|Баяннуур|Bayannuur;3|Баяндавс|Bayandavs;4|Холбоо|Kholboo',
  '81-37':
    '1|Баян-Айраг|Bayan-Airag;2|Айраг нуур|Airag nuur;3|Шар нуруу|Shar nuruu;4|Тариат|Tariat;5|Бор-Өндөр|Bor-Öndör',
  '81-40':
    '1|Дархан-Уул|Darkhan-Uul;2|Хайрхан|Khairkhan;3|Улаантолгой|Ulaantolgoi;4|Рашаант|Rashaant;5|Баян-Улаан|Bayan-Ulaan;6|Идэр|Ider;7|Оргих|Orgikh',
  '81-43':
    '1|Баянцагаан|Bayantsagaan;2|Аргалант|Argalant;3|Цорго|Tsorgo;4|Ойгон|Oigon;5|Шар нуруу|Shar nuruu',
  '81-46':
    '1|Өгөөмөр|Ögöömör;2|Шургах|Shurgakh;3|Нуур|Nuur;4|Баянтэгш|Bayantegsh;5|Өвөгдий|Övögdii;6|Баян-Айраг|Bayan-Airag',
  '81-49': '1|Дооно|Doono;2|Нисэг|Niseg;3|Баян-Уул|Bayan-Uul;4|Зүр|Zür',
  '81-52':
    '1|Тосгуур|Tosguur;2|Хульж|Khulij;3|Нуур зөөхий|Nuur zöökhii;4|Хүнгий|Khüngii;5|Баян-Улаан|Bayan-Ulaan',
  '81-55': '1|Цэцэрлэг|Tsetserleg;2|Онц|Onts;3|Баянбулаг|Bayanbulag;4|Агьт|Agit',
  '81-58': '1|Арц|Arts;2|Жавцаг|Javtsag;3|Дэлгэр|Delger;4|Баянхайрхан|Bayankhairkhan',
  '81-61':
    '1|Оройн товгор|Oroin tovgor;2|Жаргалант|Jargalant;3|Сангийн далай|Sangiin dalai;4|Шотой|Shotoi;5|Батсуурь|Batsuuri',
  '81-64': '1|Чандмань|Chandmani;2|Баян-Улаан|Bayan-Ulaan;3|Хөгжил|Khögjil;4|Сайхан|Saikhan',
  '81-67':
    '1|Багануур|Baganuur;2|Баянзүрх|Bayanzürkh;3|Алтан|Altan;4|Мөсөн|Mösön;5|Хайрхан|Khairkhan',
  '81-70':
    '1|Зүйл|Züil;2|Жаргалант|Jargalant;3|Өргөн|Örgön;4|Хэц-Улаан|Khets-Ulaan;5|Чандмань|Chandmani',
  '82-01':
    '1|Баянхайрхан|Bayankhairkhan;2|Баяншанд|Bayanshand;3|Жаргалант|Jargalant;4|Харзат|Kharzat;5|Рашаант|Rashaant;6|Наран|Naran;7|Жинст|Jinst;8|Индэрт|Indert;9|Түмэн|Tümen;10|Оргил|Orgil',
  '82-04': '1|Бадрал|Badral;2|Баянцагаан|Bayantsagaan;3|Урт|Urt;4|Баян-Овоо|Bayan-Ovoo',
  '82-07':
    '1|Баян богд|Bayan bogd;2|Чандмань хайрхан|Chandmani khairkhan;3|Баянхайрхан|Bayankhairkhan;4|Хүйсийн говь|Khüisiin govi;5|Баянговь|Bayangovi;6|Алтангадас|Altangadas',
  '82-10': '1|Мянгай|Myangai;2|Урт|Urt;3|Их булаг|Ikh bulag;4|Буудай|Buudai;5|Хүрэмт|Khüremt',
  '82-13': '1|Биж|Bij;2|Ферм|Ferm;3|Гаханч|Gakhanch;4|Сүж|Süj;5|Баянгол|Bayangol',
  '82-16': '1|Ихэс|Ikhes;2|Хужирт|Khujirt;3|Жавхлант|Javkhlant;4|Үйлдвэр|Üildver',
  '82-19':
    '1|Баян-Өндөр|Bayan-Öndör;2|Баянхонгор|Bayankhongor;3|Баянбуурал|Bayanbuural;4|Баянсан|Bayansan;5|Гуулин|Guulin',
  '82-22': '1|Бүрэн|Büren;2|Тээл|Teel;3|Завхан гол|Zavkhan gol',
  '82-25': '1|Хуримт|Khurimt;2|Галуут|Galuut;3|Далан|Dalan',
  '82-28':
    '1|Бүс-Уул|Büs-Uul;2|Тамч|Tamch;3|Зүйл|Züil;4|Алтансоёмбо|Altansoyombo;5|Алтайн-Оргил|Altain-Orgil',
  '82-31':
    '1|Хүрэн гол|Khüren gol;2|Төгрөгийн эх|Tögrögiin ekh;3|Мааньт|Maanit;4|Цагаан хайрхан|Tsagaan khairkhan;5|Тунгалаг|Tungalag',
  '82-34': '1|Сүүж|Süüj;2|Гүү бариач|Güü bariach;3|Олон булаг|Olon bulag;4|Чацран|Chatsran',
  '82-37':
    '1|Цоохор|Tsookhor;2|Завхан гол|Zavkhan gol;3|Сангийн далай|Sangiin dalai;4|Хүйсийн говь|Khüisiin govi;5|Сайн-Уст|Sain-Ust',
  '82-40':
    '1|Рашаант|Rashaant;2|Далан|Dalan;3|Гэгээт|Gegeet;4|Төгрөг|Tögrög;5|Баян-Өндөр|Bayan-Öndör;6|Баян-Улаан|Bayan-Ulaan;7|Баян тоорой|Bayan tooroi',
  '82-43': '1|Бүрэн|Büren;2|Баянгол|Bayangol;3|Дэрстэй|Derstei;4|Жаргалт|Jargalt',
  '82-46':
    '1|Чандмань-Уул|Chandmani-Uul;2|Өлзийбулаг|Ölziibulag;3|Эрдэнэ-Уул|Erdene-Uul;4|Хүрхрээ|Khürkhree;5|Талын шанд|Talyn shand',
  '82-49':
    '1|Баянгол|Bayangol;2|Хамтын хүч|Khamtyn khüch;3|Сондуулт|Sonduult;4|Улаан туг|Ulaan tug',
  '82-52':
    '1|Сангийн далай|Sangiin dalai;2|Цэцэг нуур|Tsetseg nuur;3|Цагаан-Уул|Tsagaan-Uul;4|Өлзийт|Ölziit',
  '83-01':
    '1|Хуст арал|Khust aral;2|Цагаан эрэг|Tsagaan ereg;3|Бөхөн-Уул|Bökhön-Uul;4|Их булан|Ikh bulan;5|Ховд гол|Khovd gol;6|Хөх толгой|Khökh tolgoi;7|Хотгор|Khotgor;8|Ах хус тау|Akh khus tau;9|Хөх хад|Khökh khad;10|Харасай|Kharasai;11|Бүркит|Bürkit;12|Жасыл бах|Jasyl bakh;13|Жана ауыл|Jana auyl',
  '83-04':
    '1|Хар нуур|Khar nuur;2|Улаан хад|Ulaan khad;3|Бардам|Bardam;4|Чихэртэй|Chikhertei;5|Борбургас|Borburgas',
  '83-07':
    '1|Хаш|Khash;2|Баянбулаг|Bayanbulag;3|Улаанхаргана|Ulaankhargana;4|Цагаан түнгэ|Tsagaan tünge',
  '83-10':
    '1|Цэцэгт|Tsetsegt;2|Баяннуур|Bayannuur;3|Цагаан арал|Tsagaan aral;4|Шар цэхээ|Shar tsekhee;5|Цул улаан|Tsul ulaan',
  '83-13': '1|Хатуу|Khatuu;2|Улаан толгой|Ulaan tolgoi;3||;4|Буга|Buga;5|Их булан|Ikh bulan',
  '83-16':
    '1|Улаагчин|Ulaagchin;2|Сайхан|Saikhan;3|Булган|Bulgan;4|Жаргалант|Jargalant;5|Хужирт|Khujirt;6|Сөнхөл|Sönkhöl;7|Улаанхус|Ulaankhus',
  '83-19': '1|Хөх эрэг|Khökh ereg;2|Хөлцөөт|Khöltsööt;3|Өмнөгол|Ömnögol;4|Шар тохойт|Shar tokhoit',
  '83-22':
    '1|Далакөл|Dalaköl;2|Саралахаз|Saralakhaz;3|Хар уул|Khar uul;4|Чихэртэй|Chikhertei;5|Рашаант|Rashaant;6|Бугат|Bugat;7|Хөх сэрх|Khökh serkh;8|Бүргэд|Bürged;9|Хөх толгой|Khökh tolgoi;10|Хүйтэн нуур|Khüiten nuur;11|Чихэртэй|Chikhertei;12|Жана ауыл|Jana auyl',
  '83-25':
    '1|Бахлаг|Bakhlag;2|Чихтэй|Chikhtei;3|Ховд|Khovd;4|Улаанчулуун|Ulaanchuluun;5|Ямаат|Yamaat;6|Хызылхайын|Khyzylkhaiyn;7|Хосхарагай|Khoskharagai;8|Асгат|Asgat;9|Цагааннуур|Tsagaannuur;10|Шар говь|Shar govi;11|Морин толгой|Morin tolgoi',
  '83-28':
    '1|Ямаат|Yamaat;2|Хол агаш|Khol agash;3|Ахкорим|Akhkorim;4|Хаг|Khag;5|Уужим|Uujim;6|Даян|Dayan;7|Өмнөгол|Ömnögol',
  '83-31':
    '1|Хош|Khosh;2|Толбо нуур|Tolbo nuur;3|Хонгор өлөн|Khongor ölön;4|Дөрөө нуур|Döröö nuur;5|Хөх толгой|Khökh tolgoi;6|Бураат|Buraat',
  '83-34':
    '1|Их ойгор|Ikh oigor;2|Хөх хөтөл|Khökh khötöl;3|Хулжаа|Khuljaa;4|Согоог|Sogoog;5|Баян зүрх|Bayan zürkh;6|Даян|Dayan;7|Билүү|Bilüü;8|Билүү 2|Bilüü 2;9|Улаан эрэг|Ulaan ereg;10|Хөх адар|Khökh adar;11|Хар ямаат|Khar yamaat',
  '83-37':
    '1|Шарговь|Shargovi;2|Загаст нуур|Zagast nuur;3|Цагаан түнгэ|Tsagaan tünge;4|Хар уул|Khar uul;5|Бор бургас|Bor burgas;6|Уст тохой|Ust tokhoi;7|Долоон гаталга|Doloon gatalga;8|Партизан|Partizan;9|Хөшөөт|Khöshööt',
  '84-01':
    '1|Алагтолгой|Alagtolgoi;2|Баатархайрхан|Baatarkhairkhan;3|Бичигт|Bichigt;4|Бугат|Bugat;5|Буянт|Buyant;6|Жаргалан|Jargalan;7|Магсаржав|Magsarjav;8|Наран|Naran;9|Рашаант|Rashaant;10|Тахилт|Takhilt;11|Хайрхан|Khairkhan;12|Цамбагарав|Tsambagarav',
  '84-04': '1|Бодонч|Bodonch;2|Алтангадас|Altangadas;3|Барлаг|Barlag;4|Тахилт|Takhilt',
  '84-07':
    '1|Баянгол|Bayangol;2|Баянсудал|Bayansudal;3|Байтаг|Baitag;4|Алагтолгой|Alagtolgoi;5|Далт|Dalt;6|Бүрэнхайрхан|Bürenkhairkhan',
  '84-10':
    '1|Нарийн гол|Nariin gol;2|Цагаанбургас|Tsagaanburgas;3|Наранхайрхан|Narankhairkhan;4|Цагаан-Эрэг|Tsagaan-Ereg;5|Норжинхайрхан|Norjinkhairkhan',
  '84-13': '1|Булаг|Bulag;2|Дэлгэр|Delger;3|Мөрөн|Mörön;4|Мөнгөн аяга|Möngön ayaga;5|Булган|Bulgan',
  '84-16': '1|Агваш|Agvash;2|Сээр|Seer;3|Аргалант|Argalant;4|Өгөөмөр|Ögöömör',
  '84-19': '1|Шивэр|Shiver;2|Хөх бэлчир|Khökh belchir;3|Цагаан бургас|Tsagaan burgas;4|Босго|Bosgo',
  '84-22': '1|Гүвээ|Güvee;2|Бургасан|Burgasan;3|Бураа|Buraa;4|Эхэн|Ekhen;5|Хөндлөн|Khöndlön',
  '84-25':
    '1|Тахилт|Takhilt;2|Зэрэг гол|Zereg gol;3|Улаан хүрээ|Ulaan khüree;4|Баянгол|Bayangol;5|Ботгон|Botgon;6|Төгрөг гол|Tögrög gol',
  '84-28': '1|Алаг|Alag;2|Борт|Bort;3|Хаг|Khag;4|Сэнхэр|Senkher',
  '84-31':
    '1|Цэцэг гол|Tsetseg gol;2|Хужирт|Khujirt;3|Баянхайрхан|Bayankhairkhan;4|Давст|Davst;5|Улаантолгой|Ulaantolgoi',
  '84-34':
    '1|Чацаргант|Chatsargant;2|Баянбулаг|Bayanbulag;3|Гахайт|Gakhait;4|Цагаанбулан|Tsagaanbulan;5|Баянхошуу|Bayankhoshuu',
  '84-37':
    '1|Цагаантүнгэ|Tsagaantünge;2|Нарийн гол|Nariin gol;3|Жаргалан|Jargalan;4|Улиаст|Uliast;5|Хөх үзүүр|Khökh üzüür',
  '84-40':
    '1|Баянбулаг|Bayanbulag;2|Цагаанбургас|Tsagaanburgas;3|Баруун салаа|Baruun salaa;4|Улаанбураа|Ulaanburaa;5|Дунд ус|Dund us',
  '84-43':
    '1|Хажинга|Khajinga;2|Баянгол|Bayangol;3|Баян-Овоо|Bayan-Ovoo;4|Цэцэг нуур|Tsetseg nuur;5|Хөшөөт|Khöshööt',
  '84-46':
    '1|Талын булаг|Talyn bulag;2|Тахилт|Takhilt;3|Баянхайрхан|Bayankhairkhan;4|Сүлжээ|Süljee;5|Урд гол|Urd gol;6|Жаргалант|Jargalant',
  '84-49':
    '1|Баянгол|Bayangol;2|Намаржин|Namarjin;3|Хонгио|Khongio;4|Шураг|Shurag;5|Хар ус|Khar us',
  '85-01': '1||;2||;3||;4||;5||;6||;7||;8||;9||;10||;11||;12||',
  '85-04': '1|Шанд|Shand;2|Зүүн туруун|Züün turuun;3|Туруун|Turuun;4|Баян-Айраг|Bayan-Airag',
  '85-07': '1|Гурван жигэртэй|Gurvan jigertei;2|Хар алтат|Khar altat;3|Байшинт|Baishint',
  '85-10': '1|Торхилог|Torkhilog;2|Зүүнхөвөө|Züünkhövöö;3|Хандгайт|Khandgait',
  '85-13':
    '1|Айраг нуур|Airag nuur;2|Хармагт|Kharmagt;3|Хяргас нуур|Khyargas nuur;4|Шар булаг|Shar bulag',
  '85-16':
    '1|Баяннуур|Bayannuur;2|Өгөөмөр|Ögöömör;3|Суврага|Suvraga;4|Тохой|Tokhoi;5|Зэлийн гол|Zeliin gol',
  '85-19': '1|Даланбулаг|Dalanbulag;2|Баянгол|Bayangol;3|Жаргалант|Jargalant;4|Хайрхан|Khairkhan',
  '85-22':
    '1|Баянмандал|Bayanmandal;2|Цалгар|Tsalgar;3|Баянхайрхан|Bayankhairkhan;4|Баян-Эрдэнэ|Bayan-Erdene',
  '85-25': '1|Гүн бүрд|Gün bürd;2|Алдар|Aldar;3|Хужирт|Khujirt;4|Улаан-Үзүүр|Ulaan-Üzüür',
  '85-28': '1|Чаргат|Chargat;2|Өлгий нуур|Ölgii nuur;3|Хулст нуур|Khulst nuur;4|Хөдөлмөр|Khödölmör',
  '85-31': '1|Холбоо|Kholboo;2|Улиаст|Uliast;3|Орлого|Orlogo;4|Баянгол|Bayangol;5|Намир|Namir',
  '85-34':
    '1|Цалуу|Tsaluu;2|Батсайхан|Batsaikhan;3|Цагааннуур|Tsagaannuur;4|Жаргалант|Jargalant;5|Цэцэрлэг|Tsetserleg',
  '85-37':
    '1|Баянзүрх|Bayanzürkh;2|Боршоо|Borshoo;3|Өндөр мод|Öndör mod;4|Үүрэг нуур|Üüreg nuur;5|Хар мод|Khar mod',
  '85-40':
    '1|Бургастай|Burgastai;2|Тарвагатай|Tarvagatai;3|Мянган|Myangan;4|Толь|Toli;5|Хөхөө|Khökhöö;6|Хархираа|Kharkhiraa',
  '85-43': '1|Баянхайрхан|Bayankhairkhan;2|Рашаант|Rashaant;3|Эрдэнэхайрхан|Erdenekhairkhan',
  '85-46': '1||;2||;3||;4||;5||;6||;8@63||;9@65||;10@67||;11@69||',
  '85-49': '1|Ховд|Khovd;2|Шивэр|Shiver;3|Ачит|Achit;4|Халиунбулаг|Khaliunbulag',
  '85-52': '1|Хангай|Khangai;2|Бугат|Bugat;3|Хайрхан|Khairkhan;4|Дэлгэр|Delger',
  '85-55': '1|Хунт|Khunt;2|Хулж|Khulj;3|Арбулаг|Arbulag;4|Даланхуруу|Dalankhuruu',
};
