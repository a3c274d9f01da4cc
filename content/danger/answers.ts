import { CRISIS, type ReadyAnswer } from '../admin/canned-answers';

/**
 * Three beginnings of an answer in each language in which words of danger are recognised: are you safe, somebody to talk to,
 * a person near. In all of them neither who writes nor who reads has a gender. `call` is the emergency number where most
 * people speak the language.
 */
const answers = {
  de: {
    language: 'German',
    call: '112',
    texts: [
      'Ich habe gerade gelesen, was du geschrieben hast, und ich bin froh, dass du es geschrieben hast.\n\nBist du jetzt in Sicherheit? Wenn du dich verletzt oder etwas genommen hast, oder denkst, dass du es tun könntest: Ruf jetzt {call} an, oder die Notrufnummer deines Landes, oder weck jemanden in deiner Nähe. Dann schreib mir. Ein Wort reicht.',
      'Danke, dass du mir das gesagt hast. Das ist zu schwer, um es allein zu tragen, und du musst heute Nacht nichts lösen.\n\nEs gibt Menschen, die wach sind und von dir hören möchten. Auf {lines} wählst du dein Land und findest ihre Nummer. Du kannst ihnen vorlesen, was du mir geschrieben hast. Und bitte schreib mir morgen.',
      'Ich bin ein einzelner Mensch mit einem Postfach und sehe deine nächste Nachricht vielleicht nicht rechtzeitig. Darum bitte ich dich jetzt um zwei Dinge.\n\nBring das, womit du dich verletzen könntest, außer Reichweite, oder geh weg von dort, wo du bist. Und sag einem Menschen in deiner Nähe, was du mir gesagt hast. „Ich bin nicht sicher“ reicht.',
    ],
  },
  fr: {
    language: 'French',
    call: '112 (Europe), 911 (Canada)',
    texts: [
      'Je viens de lire ce que vous avez écrit. Merci de l’avoir écrit.\n\nÊtes-vous en sécurité en ce moment ? Si vous vous êtes fait du mal, si vous avez pris quelque chose, ou si vous pensez pouvoir le faire : appelez maintenant le {call} ou le numéro d’urgence de votre pays, ou réveillez quelqu’un près de vous. Puis écrivez-moi. Un mot suffit.',
      'Merci de me l’avoir dit. C’est trop lourd à porter sans personne, et vous n’avez rien à résoudre cette nuit.\n\nIl y a des gens qui sont éveillés et qui voudraient vous entendre. Sur {lines}, vous choisissez votre pays et vous trouvez leur numéro. Vous pouvez leur lire ce que vous m’avez écrit. Et, s’il vous plaît, écrivez-moi demain.',
      'Je ne suis qu’une personne avec une boîte aux lettres, et je ne verrai peut-être pas votre prochain message à temps. Je vous demande donc deux choses, maintenant.\n\nMettez hors de portée ce avec quoi vous pourriez vous faire du mal, ou éloignez-vous de l’endroit où vous êtes. Et dites à une personne près de vous ce que vous m’avez dit. « Je ne suis pas en sécurité » suffit.',
    ],
  },
  es: {
    language: 'Spanish',
    call: '112 (España), 911 (México y otros países)',
    texts: [
      'Acabo de leer lo que has escrito, y me alegro de que lo hayas escrito.\n\n¿Estás a salvo ahora mismo? Si te has hecho daño o has tomado algo, o crees que podrías hacerlo: llama ahora al {call} o al número de emergencias de tu país, o despierta a alguien cerca de ti. Después escríbeme. Basta una palabra.',
      'Gracias por contármelo. Esto pesa demasiado para llevarlo a solas, y esta noche no tienes que resolver nada.\n\nHay personas que están despiertas y que quieren escucharte. En {lines} eliges tu país y encuentras su número. Puedes leerles lo que me has escrito. Y, por favor, escríbeme mañana.',
      'Soy una sola persona con un buzón, y quizá no vea tu próximo mensaje a tiempo. Por eso te pido dos cosas ahora.\n\nPon fuera de tu alcance aquello con lo que podrías hacerte daño, o aléjate de donde estás. Y dile a una persona cercana lo que me has dicho a mí. «No estoy a salvo» basta.',
    ],
  },
  it: {
    language: 'Italian',
    call: '112',
    texts: [
      'Ho appena letto quello che hai scritto. Grazie di averlo scritto.\n\nIn questo momento sei al sicuro? Se hai fatto qualcosa per farti del male, se hai preso qualcosa, o pensi che potresti: chiama subito il {call}, o il numero di emergenza del tuo paese, oppure sveglia qualcuno vicino a te. Poi scrivimi. Basta una parola.',
      'Grazie di avermelo detto. È troppo pesante da portare senza nessuno, e stanotte non devi risolvere niente.\n\nCi sono persone sveglie che vogliono ascoltarti. Su {lines} scegli il tuo paese e trovi il loro numero. Puoi leggere loro quello che hai scritto a me. E per favore scrivimi domani.',
      'Sono soltanto una persona con una casella di posta, e forse non vedrò in tempo il tuo prossimo messaggio. Per questo ti chiedo due cose, adesso.\n\nMetti lontano da te ciò con cui potresti farti del male, o allontanati dal posto in cui sei. E di’ a una persona vicina quello che hai detto a me. «Non sono al sicuro» basta.',
    ],
  },
  pt: {
    language: 'Portuguese',
    call: '112 (Portugal), 192 (Brasil)',
    texts: [
      'Acabei de ler o que você escreveu. Ainda bem que escreveu.\n\nVocê está em segurança agora? Se você se machucou ou tomou alguma coisa, ou acha que pode fazer isso: ligue agora para {call} ou para o número de emergência do seu país, ou acorde alguém perto de você. Depois me escreva. Uma palavra basta.',
      'Agradeço por me contar. Isso é pesado demais para carregar sem ninguém, e você não precisa resolver nada esta noite.\n\nHá pessoas acordadas que querem ouvir você. Em {lines} você escolhe o seu país e encontra o número delas. Pode ler para elas o que me escreveu. E, por favor, escreva-me amanhã.',
      'Sou uma só pessoa com uma caixa de correio, e talvez não veja a tempo a sua próxima mensagem. Por isso peço duas coisas agora.\n\nPonha fora do alcance aquilo com que você poderia se machucar, ou afaste-se de onde está. E diga a uma pessoa por perto o que me disse. «Não estou em segurança» basta.',
    ],
  },
  nl: {
    language: 'Dutch',
    call: '112',
    texts: [
      'Ik heb net gelezen wat je schreef, en ik ben blij dat je het geschreven hebt.\n\nBen je op dit moment veilig? Als je jezelf iets hebt aangedaan of iets hebt ingenomen, of denkt dat je dat zou kunnen doen: bel nu {call}, of het alarmnummer van je land, of maak iemand in de buurt wakker. Schrijf me daarna. Eén woord is genoeg.',
      'Dank je dat je het me vertelt. Dit is te zwaar om alleen te dragen, en vannacht hoef je niets op te lossen.\n\nEr zijn mensen die wakker zijn en die van je willen horen. Op {lines} kies je je land en vind je hun nummer. Je kunt ze voorlezen wat je mij schreef. En schrijf me morgen alsjeblieft.',
      'Ik ben één mens met een brievenbus, en misschien zie ik je volgende bericht niet op tijd. Daarom vraag ik je nu twee dingen.\n\nLeg weg waarmee je jezelf pijn zou kunnen doen, of ga weg van de plek waar je bent. En vertel één mens bij je in de buurt wat je mij verteld hebt. ‘Ik ben niet veilig’ is genoeg.',
    ],
  },
  pl: {
    language: 'Polish',
    call: '112',
    texts: [
      'Właśnie czytam Twoją wiadomość. Dobrze, że do mnie piszesz.\n\nCzy jesteś teraz w bezpiecznym miejscu? Jeśli coś się już stało (rana, tabletki, cokolwiek) albo czujesz, że może się stać: zadzwoń teraz pod {call} lub numer alarmowy swojego kraju, albo obudź kogoś w pobliżu. Potem napisz do mnie. Wystarczy jedno słowo.',
      'Dziękuję za zaufanie. To zbyt ciężkie, żeby dźwigać to w pojedynkę, i tej nocy nie musisz niczego rozwiązywać.\n\nSą ludzie, którzy teraz czuwają i chcą Cię usłyszeć. Na stronie {lines} wybierzesz swój kraj i znajdziesz ich numer. Możesz przeczytać im to, co jest w Twojej wiadomości do mnie. I proszę, napisz do mnie jutro.',
      'Jestem jedną osobą ze skrzynką pocztową i mogę nie zobaczyć na czas Twojej następnej wiadomości. Dlatego proszę Cię teraz o dwie rzeczy.\n\nOdłóż poza zasięg ręki to, czym możesz zrobić sobie krzywdę, albo odejdź z miejsca, w którym jesteś. I powiedz jednej osobie w pobliżu to, co mnie. Wystarczy: „Nie jestem bezpieczny” albo „Nie jestem bezpieczna”.',
    ],
  },
  da: {
    language: 'Danish',
    call: '112',
    texts: [
      'Jeg har lige læst det, du skrev, og jeg er glad for, at du skrev det.\n\nEr du i sikkerhed lige nu? Hvis du har gjort skade på dig selv eller taget noget, eller tror, at du kunne gøre det: Ring nu til {call} eller til dit lands alarmnummer, eller væk nogen i nærheden. Skriv så til mig. Ét ord er nok.',
      'Tak, fordi du fortæller mig det. Det er for tungt at bære alene, og du behøver ikke løse noget i nat.\n\nDer er mennesker, som er vågne og gerne vil høre fra dig. På {lines} vælger du dit land og finder deres nummer. Du kan læse højt for dem, hvad du skrev til mig. Og skriv til mig i morgen.',
      'Jeg er ét menneske med en postkasse, og måske ser jeg ikke din næste besked i tide. Derfor beder jeg dig om to ting nu.\n\nLæg det, du kunne gøre skade på dig selv med, uden for rækkevidde, eller gå væk fra det sted, hvor du er. Og sig til ét menneske i nærheden, hvad du sagde til mig. “Jeg er ikke i sikkerhed” er nok.',
    ],
  },
  nb: {
    language: 'Norwegian',
    call: '113',
    texts: [
      'Jeg har nettopp lest det du skrev, og jeg er glad for at du skrev det.\n\nEr du trygg akkurat nå? Hvis du har skadet deg selv eller tatt noe, eller tror at du kan komme til å gjøre det: Ring {call} nå, eller nødnummeret i landet ditt, eller vekk noen i nærheten. Skriv så til meg. Ett ord er nok.',
      'Takk for at du sier det til meg. Dette er for tungt å bære alene, og du trenger ikke løse noe i natt.\n\nDet finnes mennesker som er våkne og gjerne vil høre fra deg. På {lines} velger du landet ditt og finner nummeret deres. Du kan lese opp det du skrev til meg. Og skriv til meg i morgen.',
      'Jeg er ett menneske med en postkasse, og kanskje ser jeg ikke den neste meldingen din i tide. Derfor ber jeg deg om to ting nå.\n\nLegg det du kunne skadet deg selv med, utenfor rekkevidde, eller gå bort fra stedet der du er. Og si til ett menneske i nærheten det du sa til meg. «Jeg er ikke trygg» er nok.',
    ],
  },
  sv: {
    language: 'Swedish',
    call: '112',
    texts: [
      'Jag har precis läst det du skrev, och jag är glad att du skrev det.\n\nÄr du i säkerhet just nu? Om du har skadat dig själv eller tagit något, eller tror att du kan komma att göra det: ring {call} nu, eller nödnumret i ditt land, eller väck någon i närheten. Skriv sedan till mig. Ett ord räcker.',
      'Tack för att du berättar det för mig. Det här är för tungt att bära ensam, och du behöver inte lösa något i natt.\n\nDet finns människor som är vakna och gärna vill höra av dig. På {lines} väljer du ditt land och hittar deras nummer. Du kan läsa upp det du skrev till mig. Och skriv till mig i morgon.',
      'Jag är en enda människa med en brevlåda, och kanske ser jag inte ditt nästa meddelande i tid. Därför ber jag dig om två saker nu.\n\nLägg det du skulle kunna skada dig med utom räckhåll, eller gå bort från platsen där du är. Och säg till en människa i närheten det du sa till mig. ”Jag är inte säker” räcker.',
    ],
  },
  tr: {
    language: 'Turkish',
    call: '112',
    texts: [
      'Yazdıklarını şimdi okudum ve yazdığın için memnunum.\n\nŞu anda güvende misin? Kendine zarar verdiysen, bir şey aldıysan ya da bunu yapabileceğini düşünüyorsan: hemen {call} numarasını ya da ülkendeki acil numarayı ara, ya da yakınındaki birini uyandır. Sonra bana yaz. Tek bir kelime yeter.',
      'Bunu bana söylediğin için teşekkür ederim. Bu, tek başına taşınamayacak kadar ağır ve bu gece hiçbir şeyi çözmek zorunda değilsin.\n\nŞu anda uyanık olan ve seni duymak isteyen insanlar var. {lines} adresinde ülkeni seçip numaralarını bulabilirsin. Bana yazdıklarını onlara okuyabilirsin. Ve lütfen yarın bana yaz.',
      'Ben posta kutusu olan tek bir kişiyim ve bir sonraki mesajını zamanında göremeyebilirim. Bu yüzden şimdi senden iki şey rica ediyorum.\n\nKendine zarar verebileceğin şeyi ulaşamayacağın bir yere koy ya da bulunduğun yerden uzaklaş. Ve bana söylediğini yakınındaki bir kişiye söyle. “Güvende değilim” demen yeter.',
    ],
  },
  ru: {
    language: 'Russian',
    call: '112',
    texts: [
      'Ваше сообщение сейчас передо мной. Хорошо, что Вы написали.\n\nВы сейчас в безопасности? Если Вы причинили себе вред, что-то приняли или чувствуете, что можете это сделать: позвоните сейчас по номеру {call} или по номеру экстренной помощи Вашей страны, или разбудите кого-нибудь рядом. Потом напишите мне. Достаточно одного слова.',
      'Спасибо, что Вы мне это рассказали. Это слишком тяжело, чтобы нести в одиночку, и этой ночью Вам ничего не нужно решать.\n\nЕсть люди, которые не спят и хотят Вас услышать. На {lines} можно выбрать страну и найти их номер. Можно прочитать им то, что Вы написали мне. И, пожалуйста, напишите мне завтра.',
      'Я всего лишь один человек с почтовым ящиком и могу не увидеть Ваше следующее сообщение вовремя. Поэтому прошу Вас сейчас о двух вещах.\n\nУберите подальше то, чем Вы могли бы причинить себе вред, или уйдите с того места, где Вы сейчас. И скажите одному человеку рядом то, что сказали мне. «Я не в безопасности» — этого достаточно.',
    ],
  },
  uk: {
    language: 'Ukrainian',
    call: '103, 112',
    texts: [
      'Ваше повідомлення зараз переді мною. Добре, що Ви написали.\n\nВи зараз у безпеці? Якщо Ви завдали собі шкоди, щось прийняли або відчуваєте, що можете це зробити: зателефонуйте зараз за номером {call} або за номером екстреної допомоги Вашої країни, або розбудіть когось поруч. Потім напишіть мені. Досить одного слова.',
      'Дякую, що Ви мені це розповіли. Це надто важко, щоб нести на самоті, і цієї ночі Вам не треба нічого вирішувати.\n\nЄ люди, які не сплять і хочуть Вас почути. На {lines} можна вибрати країну і знайти їхній номер. Можна прочитати їм те, що Ви написали мені. І, будь ласка, напишіть мені завтра.',
      'Я лише одна людина з поштовою скринькою і можу не побачити Ваше наступне повідомлення вчасно. Тому прошу Вас зараз про дві речі.\n\nПриберіть подалі те, чим Ви могли б завдати собі шкоди, або відійдіть від того місця, де Ви зараз. І скажіть одній людині поруч те, що сказали мені. «Я не в безпеці» — цього досить.',
    ],
  },
  ar: {
    language: 'Arabic',
    call: '',
    texts: [
      'قرأت رسالتك الآن، وشكرا على كتابتها.\n\nهل أنت بأمان في هذه اللحظة؟ إذا آذيت نفسك أو تناولت شيئا، أو كان ذلك ممكنا: الرجاء الاتصال الآن برقم الطوارئ في بلدك، أو إيقاظ شخص قريب منك. ثم الكتابة إليّ. كلمة واحدة تكفي.',
      'شكرا على هذه الثقة. هذا أثقل من أن يحمله إنسان وحده، ولا حاجة إلى حل أي شيء هذه الليلة.\n\nهناك أشخاص مستيقظون ويريدون سماعك. في {lines} يمكن اختيار بلدك وإيجاد رقمهم. ويمكن قراءة رسالتك إليّ عليهم. وأرجو منك رسالة غدا.',
      'أنا شخص واحد لديه صندوق بريد، وقد لا أرى رسالتك القادمة في الوقت المناسب. لذلك أطلب منك الآن أمرين.\n\nالرجاء إبعاد كل ما قد يؤذيك عن متناول اليد، أو مغادرة المكان. والرجاء إخبار شخص قريب بما أخبرتني به. «لست بأمان» تكفي.',
    ],
  },
  hi: {
    language: 'Hindi',
    call: '112',
    texts: [
      'मैंने अभी आपका संदेश पढ़ा है, और अच्छा हुआ कि आपने लिखा।\n\nक्या आप इस समय सुरक्षित हैं? अगर आपने खुद को चोट पहुँचाई है, कुछ खा लिया है, या लगता है कि ऐसा हो सकता है: अभी {call} या अपने देश के आपातकालीन नंबर पर फ़ोन कीजिए, या पास के किसी व्यक्ति को जगाइए। फिर मुझे लिखिए। एक शब्द काफ़ी है।',
      'मुझे बताने के लिए धन्यवाद। यह बोझ अकेले उठाने के लिए बहुत भारी है, और आज रात आपको कुछ भी हल नहीं करना है।\n\nऐसे लोग हैं जो जाग रहे हैं और आपको सुनना चाहते हैं। {lines} पर अपना देश चुनकर उनका नंबर मिल जाता है। जो आपने मुझे लिखा, वही उन्हें पढ़कर सुना सकते हैं। और कृपया मुझे कल लिखिए।',
      'मैं मेलबॉक्स के साथ बस एक इंसान हूँ, और हो सकता है कि आपका अगला संदेश समय पर न देख पाऊँ। इसलिए अभी आपसे दो बातों की विनती है।\n\nजिस चीज़ से आप खुद को चोट पहुँचा सकते हैं, उसे पहुँच से दूर रखिए, या जहाँ आप हैं वहाँ से हट जाइए। और जो मुझे बताया, वह पास के एक व्यक्ति को बताइए। “मैं सुरक्षित नहीं हूँ” कहना काफ़ी है।',
    ],
  },
  zh: {
    language: 'Chinese',
    call: '120（中国大陆）、119（台湾）、999（香港）',
    texts: [
      '我刚刚读了你写的话，很高兴你写了出来。\n\n你现在安全吗？如果你伤害了自己、吃了什么，或者觉得自己可能会这样做：请现在就拨打 {call} 或你所在国家的急救电话，或者叫醒身边的人。然后给我写信，一个字就够。',
      '谢谢你告诉我。这太沉重，不该一个人扛，今晚你也不必解决任何事。\n\n现在有人醒着，愿意听你说。在 {lines} 选择你的国家，就能找到他们的电话。你可以把写给我的话读给他们听。明天请给我写信。',
      '我只是一个有邮箱的人，可能来不及看到你的下一封信。所以现在请你做两件事。\n\n把可能用来伤害自己的东西放到拿不到的地方，或者离开你现在的位置。再把你告诉我的话，告诉身边的一个人。说“我不安全”就够了。',
    ],
  },
  ja: {
    language: 'Japanese',
    call: '119',
    texts: [
      'あなたの言葉を今読みました。書いてくださってよかったです。\n\n今、安全なところにいますか。自分を傷つけたり、何かを飲んだりした、あるいはそうしてしまいそうなら、今すぐ {call} か、お住まいの国の緊急番号に電話してください。近くの人を起こしてもかまいません。それから私に書いてください。一言で十分です。',
      '話してくださってありがとうございます。一人で抱えるには重すぎることです。今夜は何も解決しなくていいのです。\n\n今も起きていて、あなたの話を聞きたいと思っている人たちがいます。{lines} で国を選ぶと、その番号が見つかります。私に書いたことを、そのまま読んでもかまいません。そして明日、また私に書いてください。',
      '私は一人で郵便受けを見ているだけの人間です。次の言葉に間に合わないかもしれません。だから今、二つのことをお願いします。\n\n自分を傷つけてしまいそうなものを手の届かないところに置くか、今いる場所から離れてください。そして、私に話してくれたことを、近くの一人に話してください。「安全ではない」と言うだけで十分です。',
    ],
  },
} as const satisfies Record<
  string,
  { language: string; call: string; texts: readonly [string, string, string] }
>;

/** What the three say, for an owner who does not read the language. */
const meanings = [
  'I have just read what you wrote, and I am glad that you wrote it.\n\nAre you safe right now? If you have hurt yourself or taken something, or think you might: call {call} now, or wake somebody near you. Then write to me. One word is enough.',
  'Thank you for telling me. This is too heavy to carry alone, and you don’t have to sort anything out tonight.\n\nThere are people who are awake and would like to hear from you. At {lines} you choose your country and find their number. You can read to them what you wrote to me. And please write to me tomorrow.',
  'I am one person with a mailbox, and I may not see your next message in time. So I ask you for two things now.\n\nPut what you could hurt yourself with out of your reach, or step away from where you are. And tell one person near you what you told me. “I’m not safe” is enough.',
] as const;

const labels = ['Are you safe now?', 'Somebody to talk to', 'Out of reach, and a person near'] as const;

const isKnown = (language: string | null): language is keyof typeof answers =>
  language !== null && language in answers;

/**
 * The three answers in a language.
 * @param language as recognised in the message
 * @returns null for English, which is among the ready answers, and where none was recognised
 */
export function crisisAnswersIn(
  language: string | null,
): { language: string; answers: readonly (ReadyAnswer & { meaning: string })[] } | null {
  if (!isKnown(language)) return null;
  const { language: name, call, texts } = answers[language];
  const numbers = [call, 'your country’s number'].filter(Boolean).join(' or ');
  const put = (text: string, number: string) =>
    text.replace('{call}', number).replace('{lines}', 'findahelpline.com');
  return {
    language: name,
    answers: texts.map((text, index) => ({
      id: `${CRISIS}-${language}-${index}`,
      label: labels[index] ?? '',
      text: put(text, call),
      meaning: put(meanings[index] ?? '', numbers),
    })),
  };
}
