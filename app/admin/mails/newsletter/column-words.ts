/*
 * What services call their columns and write into them, as their exports and help pages have it. Texts are compared in
 * the form of `plain`. The owner sees and can change everything that is concluded from this.
 */

/** Whether a person can be asked. `unknown` stops the import until the owner has said it. */
export type Meaning = 'ask' | 'left' | 'unknown';

/** Lower case without accents and signs, words separated by one blank: `unsubscribedAt` is `unsubscribed at`. */
export function plain(text: string): string {
  const known = plainTexts.get(text);
  if (known !== undefined) return known;
  const said = toPlain(text);
  if (plainTexts.size > 50_000) plainTexts.clear();
  plainTexts.set(text, said);
  return said;
}

/** A long list repeats most of its cells, and each is compared several times. */
const plainTexts = new Map<string, string>();

const toPlain = (text: string): string =>
  text
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .normalize('NFKD')
    .replace(/([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu, '$1')
    .normalize('NFC')
    .toLowerCase()
    // The second half of "désabonné(e)".
    .replace(/\((?:e|a|in|s|es)\)|['\u2019]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** A pattern over several lines. */
const joined = (words: string) => words.replace(/\n\s*/g, '');
const whole = (words: string) => new RegExp(`^(?:${joined(words)})$`, 'u');
const anywhere = (words: string) => new RegExp(`(?:^| )(?:${joined(words)})`, 'u');

/* Names of columns. */

export const addressNames = whole(`
  (?:(?:primary|contact|subscriber|user|member|customer|your|recipient|main) )?e ?mail(?: ?(?:address|adresse|addr|id|1 value))?|
  subscriber|mail|mail ?adresse|mail address|adresse (?:e ?)?mail|adresse electronique|courriel|
  (?:direccion de )?correo(?: electronico)?|indirizzo (?:e ?)?mail|e ?mail ?adres|e ?post ?(?:adress)?|
  endereco de e ?mail|adres e ?mail|sahkoposti|(?:адрес )?(?:электроннои )?почт[аы]|メールアドレス|电子邮件(?:地址)?|邮箱|
  이메일(?: 주소)?|e ?posta(?: adresi)?
`);
export const addressLike = /mail|add?ress?|user|login|[ck]onta[ck]t|^$/u;
export const givenNames = whole(`
  (?:first|last|full|given|family|middle|sur|user|contact|subscriber|fore) ?name|name|fname|lname|vorname|nachname|
  prenom|nom|nombre|apellidos?|nome|cognome|voornaam|achternaam
`);
/** When a person agreed, the most exact names first. */
export const confirmedNames = [
  whole(`
    (?:list )?(?:confirm(?:ed|ation)?|verified|double opt in)(?: (?:at|on|date|time|timestamp))?|confirm time|
    bestatigt(?: am)?|bestatigungsdatum|date (?:de )?confirmation|fecha (?:de )?confirmacion
  `),
  whole(
    'opt(?:ed)? ?in (?:at|on|date|time|timestamp)|consent (?:at|on|date|time)|einwilligung(?: am|sdatum)',
  ),
  whole(`
    (?:subscribed|signed up|joined)(?: (?:at|on|date))?|subscri(?:ption|be) (?:date|time)|sign ?up date|date subscribed|
    angemeldet am|anmeldedatum|date (?:d )?inscription|fecha (?:de )?(?:suscripcion|alta)|data (?:di )?iscrizione
  `),
];
/** Where a person came from. */
export const sourceNames = whole(`
  (?:list |sign ?up |subscri(?:ber|ption) |opt ?in |acquisition |contact |original |traffic )?source|signed up (?:from|via)|
  quelle|origine|origen|herkunft|utm source|ad tracking
`);
/** Columns of a place, beside which a `state` is one, too. */
export const placeNames = whole(`
  city|town|zip(?: code)?|post ?(?:al )?code|country(?: code)?|street(?: address)?|address(?: 1)?
`);
export const placeOrState = whole('state|estado|etat|state province|province state');

/** Columns about other channels: a person who wants no text messages may want letters. */
export const otherChannels = anywhere(
  '(?:sms|text ?(?:messages?|consent|opt|marketing)|telephone|phone|mobile|whats ?app|push|fax)(?: |$)',
);
/** Columns with a link or key that every person has, or that only tell when or how. */
export const linkNames =
  /(?:url|link)$|(?: |^)(?:token|hash|key|code|uuid|page|ip|id|country|currency|source|pending)$/u;
/** How an address is labelled, and how many letters came there. */
export const typesAndCounts = /(?: |^)mail(?: \d)? (?:type|label)$|(?: |^)(?:received|dropped)(?: |$)/u;
export const timeNames = /(?: |^)(?:at|on|date|time|timestamp|datum|fecha|data|since)$/u;

/** Points in time that say nothing about leaving. What else happened on some day to a part of the people has to be said. */
export const harmlessTimes = anywhere(`
  birth|geburt|naissance|nacimiento|nascita|anniversar|last|latest|letzte|derni|ultim|first|erste|update|modif|change|
  geandert|creat|erstellt|add(?:ed)?(?: |$)|insert|import|join|sign|regist|activat|aktiviert|confirm|bestatigt|verif|opt|
  subscri|abonn|anmeld|angemeldet|inscri|suscri|iscri|consent|since|seit|purchas|order|bought|kauf|pa(?:id|y)|charge|donat|
  pledge|renew|trial|start|upgrade|expir|next|open|click|visit|login|seen|activ|engag|sent|deliver|downlo|attend|event
`);
export const endNames = anywhere(
  'end(?:ed|s|e|ing)?(?: |$)|until|stop|leav|out(?: |$)|termin|final|fin(?: |i)|arret|beend|paus|cess|encerr|slut|bis(?: |$)|jusqu|hasta|fino',
);
/** A name or value whose letters were lost, because it was read or stored in another encoding than it was written in. */
export const wrongEncoding =
  /[\ufffd\u0080-\u009f\u0192\u2020\u2021\u02c6\u02dc\u201a]|[\u00c2\u00c3][\u00a0-\u00bf\u0152-\u0178\u0192-\u02dc\u2013-\u2122]|\p{Ll}[\u0152\u0160\u0178\u017d]\p{Ll}|[\u00a1-\u00ff\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u2039]{3}/u;

/** Any value in such a column, except "no", says that the person left. */
export const leftNames = anywhere(`
  un ?subs?|unsubscri|de ?subscri|opt(?:ed)? ?out|bounce|hard ?bounce|soft ?bounce|clean(?:ed)?(?: |$)|block|
  black ?list|suppress|complain|spam|abuse|do ?not|dont|no (?:e ?mail|contact|marketing)|remov|delet|cancel|
  stop(?:ped)?(?: |$)|inactiv|disabled|archiv|undeliver|invalid|exclud|exclusion|revoke|withdr|left(?: |$)|quit|
  e ?mail disabled|abgemeldet|abmeld|abbestell|austrag|ausgetragen|gesperrt|geloscht|widerruf|desabonn|desinscri|
  desuscri|(?:fecha de )?baja|disiscri|cancella|uitgeschreven|uitschrij|afgemeld|avmeld|afmeld|avregist|odhlas|wypis|
  отпис|退订|退会|配信停止|수신거부|descadastr|iptal|(?:reason )?(?:for )?leaving|terminat|resign|exit(?:ed)?(?: |$)|eras(?:ed|ure)|
  right to|forgotten|forget|anonymi[sz]|austritt|\\p{L}*sperr|(?:ge)?kundig|npai|opposition|resili|recesso|rinunc|opzeg|
  dnc(?: |$)|opsig|uppsag|avanmal|avslut|rezygn|zrus|nomail|suspend|deactivat|deaktiv|desactiv|disattiv|banned|reject|refus|declin|
  trash|purge|discard|churn|expired|list[ae]? (?:noire|negra|nera)|schwarze ?liste|zwarte ?lijst|czarna lista|svartlist|sortlist|
  чернь?[ыи] ?[ий]? ?список|(?:not|no|non|never|ex|former|past) (?:longer )?(?:subscri|opted|mailable|e ?mails?(?: |$)|news ?letters?(?: |$))|decease|died(?: |$)|dead(?: |$)|fail|(?:last )?error|smtp|object(?:ed|ion)|radi(?:e|ation)|解除
`);
/** "Yes" or "no" in such a column says whether the person wants the letters. */
export const wantedNames = anywhere(`
  (?:is )?subscri|opt(?:ed|s)? ?in|consent|permission|accept|agree|gdpr|marketing|e ?mail marketing|news ?letter|nieuwsbrief|nyhe[td]sbrev|
  mailing|mails?$|receive|wants?|contactable|emailable|(?:is )?active(?: |$)|(?:is )?enabled|einwilligung|zustimmung|
  abonn|angemeldet|inscri|suscri|iscri|ingeschreven|aangemeld|подпис|e ?mail (?:ok|allowed|enabled)|(?:e ?)?mailable|
  (?:can|may|ok|okay|allowed) (?:to |for |be )?(?:e ?mail|contact|writ|send)|(?:e ?mail|mailing|contact) (?:preference|frequency)|
  preferences?$|frequency|doi(?: |$)|double opt|consens|erlaub|darf|toestemm|samtyck|samtykke|suostumus|zgod|souhlas|согласи|
  legal basis|rechtsgrundlage|base legale|購読|メルマガ|配信|구독
`);
/** Beside such a word, a "yes" or "no" may have the other meaning: "Keine Mails", "Newsletter off". */
export const negatedNames = anywhere(`
  no(?:t|n)?(?: |$)|never|without|off(?: |$)|un ?want|skip|hide|hidden|mute|pause|stop|end(?:ed|s)?(?: |$)|return|former|past(?: |$)|
  den(?:y|ied)|prohibit|forbid|against|cancel|ne(?: |$)|pas(?: |$)|plus(?: |$)|sans|exclu|refus|naccept|arret|kein|nicht|
  ohne|abgelehnt|ablehn|beend|stopp|storn|verbot|verweig|geen|niet|zonder|uit(?: |$)|sin(?: |$)|rechaz|neg|niente|senza|annull|
  rifiut|nao|sem(?: |$)|recus|ing(?:a|en|et)(?: |$)|inte(?: |$)|ikke|nej(?: |$)|uden|avslut|bez(?: |$)|brak|nie(?: |$)|
  не(?: |$)|без(?: |$)|отказ|нет(?: |$)|yok|hayir|δεν|χωρις|لا|غير|ללא|לא|\\p{L}*(?:しない|拒否|不要|拒绝|不|거부)
`);
/** A "yes" or "no" in such a column is about something else; in any other it has to be said what it is about. */
export const unrelatedFlags = whole(`
  (?:is |has )?(?:a )?(?:vip|paid|paying|comp(?:ed|limentary)?|gift(?:ed|ee)?|test|admin|staff|team|member|customer|company|
  business|student|client|reader|buyer|donor|author|founding|favou?rite|star(?:red)?|verified|adult|parent|children|account|
  password|avatar|tax exempt|downloaded|purchased|bought|attended|shared)|has .*|
  .*(?: |^)(?:opens?|opened|clicks?|clicked|reads?|sent|delivered|count|total|orders?|score|rating|stars|views?|visits?|days|
  weeks|months|lesson|day|week|course|book|workbook|id|nr|no|number|age|amount|price|value|spent|mrr|tier|plan|rank|level|
  version|points|pending|timezone|locale|lang(?:uage)?)(?: \\d+\\p{L}*)?
`);
/** A word in such a column says whether the person gets the letters. */
export const statusNames = anywhere(`
  status|state(?: |$)|statut|etat|estado|stato|situac|stan$|zustand|subscriber type|type$|статус|durum|状態|状态|stanje|tila(?: |$)|
  olek(?: |$)|busena|trang thai|tinh trang|keterangan|allapot|stare(?: |$)|stav(?: |$)|egoera|estat(?: |$)|statws|staða
`);
/** The files of Mailchimp and HubSpot with people who left have these columns, and rows for no others. */
export const leftFileColumns = whole(`
  unsub (?:time|campaign title|campaign id|reason)|clean (?:time|campaign title|campaign id)|
  portal (?:bounce|unsubscribe|spam report)
`);
/** Names of files with those who left. */
const leftFileNames = anywhere(`
  held(?: |$)|un ?subscri|non ?subscri|not subscribed|cleaned|bounce|suppress|block ?list|blocked|black ?list|opt(?:ed)? ?out|
  complain|removed|deleted|inactiv|spam|unsub(?: |$)|abgemeldet|abmeldung|desabonn|desinscri|desuscri|bajas?(?: |$)|
  disiscri|uitgeschreven|afgemeld|отпис|unsubs|(?:ex|former|past) (?:member|subscri|reader|user)|people who left|left(?: |$)|
  leavers|churn|(?:hard|soft) ?bounce|fail|cold(?: |$)|unengaged|asm(?: |$)|rebot|wypis|nieaktyw|解除|(?:ge)?kundig|\\p{L}*sperr|austritt|invalid|undeliver|npai|disabled|archived|cancel|expired|lapsed|
  stop(?:ped| ?liste?)?(?: |$)|robinson|exclu|do ?not|dont|dnc(?: |$)|no (?:e ?mail|mail|contact)|dead|gone(?: |$)|quit(?: |$)|
  withdrawn|revoked|erased|deceased|verstorben|rejected|banned|abuse|junk|opposition|resili|退订|退会|配信停止
`);
/** Signs with which a line of a list is crossed or commented out. */
export const crossedOut = /^\s*(?:#|\/\/|--)|[✗✘❌⛔🚫👎🛑†]|~~/u;
/** What programs and people put in front of an address or behind it, so that it reaches no mailbox. */
export const spoiltAddress =
  /(?:^|[^\w.+-])(?:x{2,}[-_.]|(?:deleted|bounced|unsub(?:scribed)?|invalid|do[-_.]?not[-_.]?(?:e?mail|contact))[-_.]+)\S*@|@(?:[\w-]+\.)*(?:deletion-request|deleted|anonymi[sz]ed)\.|\.(?:invalid|deleted|removed|bounced|disabled|unsubscribed)(?![\w.])/i;

/* The values of these columns. */

/** What programs write for an empty cell or a day that never was. */
export const emptyValues = whole(
  'n a|na|nan|null|nil|undefined|empty|blank|(?:0000 00 00|00 00 0000|0001 01 01|1900 01 0[01]|[01] [01] 1900|1970 01 01)(?: .*)?',
);
export const yesValues = whole(`
  true|t|yes|y|1(?: 0)?|on|x|checked|ja|j|wahr|oui|o|vrai|si|s|verdadero|vero|sim|da|tak|ano|evet|да|はい|是|예|✓|✔|✅|☑|👍
`);
export const noValues = whole(`
  false|f|no|n|0(?: 0)?|off|none|never|停止|nein|falsch|non|faux|falso|nee|nej|nei|nao|nie|ne|hayir|нет|いいえ|否|아니요|✗|✘|❌|☐|⛔|🚫|👎|🛑
`);
export const leftValues = whole(`
  queja|plainte|beschwerde|denuncia|reclamo|segnalat[oa]|un ?sub(?:s|bed|scri\\p{L}*)?(?: .*)?|de ?subscri\\p{L}*|non ?subscri\\p{L}*|
  (?:not|no longer|never) (?:subscri|opted|active|confirmed again)\\p{L}*(?: .*)?|(?:user )?opt(?:ed|s)? ?out(?: .*)?|
  out|off|bad|(?:hard ?|soft ?|permanent )?bounc\\p{L}*(?: .*)?|clean(?:ed)?|(?:spam )?complain\\p{L}*|
  (?:marked (?:as )?|reported (?:as )?)?spam(?:my| complaint| report)?|abuse.*|junk|block(?:ed)?|block ?list(?:ed)?|
  black ?list(?:ed)?|suppress\\p{L}*|undeliver\\p{L}*|unreachable|unreceivable|invalid(?: .*)?|remov\\p{L}*|
  delet\\p{L}*|cancell?(?:ed|led)?|churned|in ?active|not active|deactivat\\p{L}*|disabled?|archiv\\p{L}*|dead|
  stop(?:ped)?|expired|lapsed|dormant|banned|reject\\p{L}*|denied|declined|refused|revoked|withdrawn|left|gone|
  (?:ex|former|past) (?:members?|subscribers?|readers?|customers?|clients?)|passive|held|excluded|deceased|verstorben|decedee?|fallecid[oa]|overleden|do ?not (?:e ?mail|mail|contact|send)(?: .*)?|dont (?:e ?mail|mail|contact|send)(?: .*)?|
  no ?(?:e ?mails?|mailings?|mail|news(?: ?letters?)?|marketing|contact|thanks|permission|consent)|by (?:user|bounces?|moderator)|abgemeldet|abbestellt|ausgetragen|gekundigt|
  gesperrt|blockiert|geloscht|inaktiv|nicht aktiv|unzustellbar|widerrufen|abgelehnt|nein danke|entfernt|
  desabonne\\p{L}*|desinscri\\p{L}*|bloque\\p{L}*|supprime\\p{L}*|inactif|inactive|annule\\p{L}*|rejete\\p{L}*|
  refuse\\p{L}*|resilie\\p{L}*|desuscri\\p{L}*|(?:dad[oa] de )?baja|cancelad[oa]|inactiv[oa]|rebotad[oa]|bloquead[oa]|
  eliminad[oa]|borrad[oa]|rechazad[oa]|anulad[oa]|no suscri\\p{L}*|disiscritt[oa]|cancellat[oa]|inattiv[oa]|
  bloccat[oa]|rimoss[oa]|eliminat[oa]|rifiutat[oa]|annullat[oa]|non iscritt[oa]|descadastrad[oa]|inativ[oa]|
  removid[oa]|excluid[oa]|uitgeschreven|afgemeld|geblokkeerd|verwijderd|inactief|opgezegd|afgewezen|avregistrerad|
  avprenumererad|avanmald|avmeldt|afmeldt|frameldt|blokeret|blockerad|borttagen|slettet|peruutettu|peruttu|
  wypisan[ya]|nieaktywn[ya]|zablokowan[ya]|usuniet[ya]|odhlasen[ay]?|neaktivni|leiratkozott|dezabonat|отписан[оа]?|
  отписал(?:ся|ась)|неактив\\p{L}*|заблокирован\\p{L}*|удален\\p{L}*|已?退订|已?取消订阅|退会|配信停止|解約|希望しない|不要|不希望|구독 ?취소|수신 ?거부|
  abonelikten cikti|iptal(?: edildi)?|pasif|odjavlj?en[ao]?|ispisan[ao]?|neaktiv[ae]n|izbrisan[ao]?|eronnut|poistunut|poistettu|estetty|
  loobunud|lahkunud|kustutatud|atsisak\\p{L}*|neaktyvus|atteic\\p{L}*|(?:đa )?huy(?: .*)?|berhenti(?: .*)?|tidak aktif|nonaktif|
  (?:de |donat de )?baixa|dad danysgrifiwyd|afskrað\\p{L}*
`);
/** Whether the name of a file says it, also with a word of these and an ending, such as "ausgetragene". */
export const isLeftFileName = (name: string) =>
  leftFileNames.test(name) ||
  name
    .split(' ')
    .filter((word) => word.length > 4)
    .some((word) => leftValues.test(word) || leftValues.test(word.replace(/e[nrs]?$|s$/, '')));
/** A "no" beside an address. A letter alone, as of a title or a name, is none. */
export const isRefusal = (said: string) =>
  /^not?$/.test(said) || (/^\p{L}{2,}$/u.test(said) && noValues.test(said));
/** What owners note about a person, anywhere in a sentence. */
export const leftPhrases = anywhere(`
  un ?subs?(?:cri|bed| |$)|de ?subscri|opt(?:ed|s|ing)? ?out|bounc|(?:hard|soft) ?bounce|complain|deceased|died|passed away|
  (?:do|did|does)(?: ?not|nt) (?:want|wish|like) (?:to be )?(?:any |more |our |the |your |this |e ?)*(?:mail|news|contact|letter)|
  (?:do not|dont|never|stop|no longer|not) (?:to )?(?:be )?(?:e ?mail|mail|contact|send|writ|wants?(?: |$))|
  no (?:more|further) (?:e ?mail|mail|news|contact|letter)|no(?:t| longer) (?:wish|interest|want|subscri)|rip(?: |$)|
  (?:gdpr |data )?(?:deletion|erasure|removal) request|right to be forgotten|forget me|(?:ge)?kundig|(?:bitte |daten )?losch(?:en|ung)|
  (?:please |to be |be |asked? to |wants? to be |was |got )(?:remov|delet|taken off|blocked|excluded)|
  (?:remove|take|delete) (?:me|him|her|them|this)|abgemeldet|abmeld|abbestell|keine (?:weiteren |mehr )?(?:e ?mails?|mails?|post|werbung)|
  verstorben|widerruf|mochte nicht|will nicht|nicht mehr (?:an)?schreiben|desabonn|desinscri|ne veut plus|ne plus (?:envoyer|ecrire|contacter)|
  (?:ask|want|request)(?:ed|s)? (?:me |us )?(?:to )?(?:stop|out|off|leave|be off)(?: |$)|no more(?: |$)|not any ?more|nicht mehr(?: |$)|
  (?:will|wollte|mochte) raus|ne pas (?:envoyer|ecrire|contacter)|niet meer|no (?:enviar|escribir|contactar)|
  decede|no quiere|fallecid|desuscri|baja(?: |$)|disiscri|non vuole|uitgeschreven|afgemeld|wil geen|overleden|отписал|
  no longer (?:with|at|here|work|valid|in use)|(?:e ?mail|mail|letter|mailbox|address) (?:was |is |came )?(?:returned|back|unknown|wrong|dead|full)|
  (?:returned|bad|wrong|dead|invalid|unknown) (?:e ?mails?|mail|address)|(?:has |have )left$|left (?:us|(?:the |our )(?:company|firm|list|club|group))|
  quit$|removal|(?:take|took|taken) off|off (?:the |our |my )?list|remove from|do not use|dn[cm]$|never again|leave (?:her |him |them |me )?alone|
  as spam|gdpr request|eras(?:e|ure)(?: |$)|(?:consent|permission) (?:was )?(?:withdrawn|revoked|refused|denied)|withdrew|
  keine?n? (?:newsletter|interesse|kontakt|einwilligung|zustimmung)|nicht (?:an)?schreiben|nicht kontaktieren|(?:kam|kommt) zuruck|
  (?:adresse|e ?mail|mail|postfach) (?:ist )?(?:ungultig|falsch|unbekannt|existiert nicht)|unzustellbar|gestorben|tot(?: |$)|ausgetreten|
  austritt|beschwert|geloscht|widersp(?:ruch|roch)|pas de (?:news|mail|courriel)|ne (?:souhaite|veut|desire) (?:plus|pas)|ne pas relancer|
  (?:e ?mail|mail|adresse|courriel) (?:invalide|erronee?|incorrecte?)|retour (?:mail|courrier)|opposee?$|demission|niente (?:e ?)?mail|
  non (?:desidera|inviare|contattare)|decedut|indirizzo (?:errato|inesistente)|correo devuelto|rebota|no desea|geen (?:mail|nieuws|interesse)|
  wil niet|onbestelbaar|vill inte|avliden|[oø]nsker ikke|nie chce|zmar[lł]|не (?:хоч|писать|отправлять|присылать)|умер|
  \\p{L}*(?:不要再|死亡|解約|退会|拒否)
`);
/** In a column of names; "Block", "Dead" and "Rip" are names. */
export const leftInNames = anywhere(
  'un ?subscri|opted out|bounced|deceased|(?:do ?not|dont) (?:e ?mail|mail|contact|send|use)|no (?:more )?(?:e ?)?mails?(?: |$)|abgemeldet|verstorben|desabonn|desinscri',
);
/** The second part is of those not confirmed yet: this import asks exactly that. */
export const askValues = whole(`
  active|activ|subscribed|subscriber|re ?subscribed|confirmed|verified|enabled|ok|okay|in|
  (?:single |double )?opt(?:ed|s)? ?in(?: .*)?|regular|premium|free|paid|paying|comp|complimentary|gift(?:ed)?|
  trial(?:ed|ing)?|founding|lead|customer|current|live|valid|good|deliverable|normal|express|implied|implicit|explicit|granted|
  member|each e ?mail|all e ?mail|digest|accepted|allowed|yes please|pending(?: .*)?|un ?confirmed|not confirmed|un ?verified|unactivated|
  (?:a)?waiting(?: .*)?|validating|requires verification|ausstehend|unbestatigt|nicht bestatigt|en attente|pendiente|
  in attesa|pendente|in afwachting|aktiv[ae]?|angemeldet|bestatigt|abonniert|eingetragen|abonnee?|inscrite?|actif|
  confirmee?|activ[oa]|suscri(?:t|pt)[oa]|confirmad[oa]|attiv[oa]|iscritt[oa]|confermat[oa]|ativ[oa]|inscrit[oa]|
  assinante|actief|ingeschreven|aangemeld|bevestigd|prenumererar|bekraftad|tilmeldt|pameldt|aktywn[ya]|zapisan[ya]|
  prihlasen[ay]?|aktivni|prijavljen[ao]?|aktiv[ae]n|tilaaja|aktiivi(?:nen|ne)|aktyvus|actiu|активн\\p{L}*|подписан[оа]?|подтвержден\\p{L}*|已?订阅|登録(?:済み)?|有効|希望する|구독(?: ?중)?|aktif|abone
`);

/** Services by columns that only they have, and columns whose names would mislead. */
export const services: readonly (readonly [name: string, has: string, unused?: string])[] = [
  ['Mailchimp', 'leid|euid', 'optin time|optin ip'],
  // There, a subscription means a paid one.
  ['Substack', 'active subscription|expiry', 'active subscription|plan|type|digest enabled'],
  ['Substack', 'user email address|subscription type', 'subscription type|subscription interval'],
  ['Ghost', 'subscribed to emails|labels'],
  ['beehiiv', 'email|status|tier', 'tier'],
  ['Buttondown', 'email|notes|metadata'],
  ['MailerLite', 'subscriber|sent|opened'],
  // There, it only says that the address was not put in by another person.
  ['phpList', 'confirmed|blacklisted|optedin', 'optedin'],
  ['listmonk', 'uuid|attributes|status'],
  ['Brevo', 'email|added time|modified time'],
  ['Campaign Monitor', 'email address|name|date added'],
  ['AWeber', 'email|ad tracking'],
  ['Constant Contact', 'email address|email permission status'],
  ['SendGrid', 'email|global unsubscribe'],
  ['Shopify', 'email|accepts email marketing'],
  ['Kit', 'id|first name|status|tags'],
  ['Kit', 'id|first name|email address|state'],
];
