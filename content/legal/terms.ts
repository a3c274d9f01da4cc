import { safetyNote, talkNote } from '@/content/safety';
import { site } from '@/content/site';
import type { Section } from '@/content/text';

export const terms = {
  headline: 'Terms of use',
  lead: 'By using this site you agree to the following.',
  updated: '2026-11-22',
  sections: [
    {
      id: 'who',
      heading: 'Who we are',
      blocks: [
        `“We” are ${site.name}. You reach us at [${site.contactEmail}](mailto:${site.contactEmail}) or by post at ${site.postalAddress}.`,
      ],
    },
    {
      id: 'not-medical-advice',
      heading: 'Not medical advice',
      blocks: [
        safetyNote,
        talkNote,
        'Nothing on this site should make you put off a call like that.',
        'The author is not a doctor. The book, workbook, emails, articles, talks and app are one person’s experience and a practice to try. They do not diagnose, treat, cure or prevent any illness. They do not replace advice from someone who can examine you.',
        'Please don’t stop or change a treatment because of anything you read here. Some techniques ask for movement or cold water. Leave out whatever your body or your doctor says no to.',
        '[No study has tested the method](/evidence), and we promise no result.',
      ],
    },
    {
      id: 'book',
      heading: 'Buying the book',
      blocks: [
        `The ebook costs ${site.prices.ebook} as a PDF from us, once our own checkout is open. The Kindle edition costs ${site.prices.kindle} and is sold by Amazon under Amazon’s terms. Prices in your currency and taxes may differ; what counts is the sum shown before you pay.`,
        'An ebook bought from us is yours to read on any device you own, to print for yourself and to keep. Please don’t publish it or sell copies.',
        'If you are a consumer in the UK or the EU, you normally have 14 days to change your mind. For a download you may be asked to agree that it starts at once and that this right ends with it. The guarantee below holds in any case.',
      ],
    },
    {
      id: 'money-back',
      heading: 'Your money back',
      blocks: [
        `If the book isn’t for you, write to us within ${site.moneyBackDays} days of buying it. Send the receipt. You get back what you paid, in the way you paid it, within 14 days. You don’t have to give a reason or return the file.`,
        'If you bought from Amazon, ask Amazon first. If that fails, send us the receipt and we will refund the price ourselves. One refund a person, please.',
        'This comes on top of your rights by law and takes none of them away.',
      ],
    },
    {
      id: 'account',
      heading: 'Your account',
      blocks: [
        `The exercise needs no account. To make one, you must be at least ${site.minimumAge} and use an address of your own. Keep your password to yourself. You can delete the account at any time at [your account](/account). What we store is described in [Privacy](/privacy).`,
        'We may close an account that is used to attack the site or to harm others. We write to you first, unless waiting would do damage.',
      ],
    },
    {
      id: 'fair-use',
      heading: 'Fair use',
      blocks: [
        'Please don’t:',
        {
          kind: 'list',
          items: [
            'sign other people up for emails they didn’t ask for;',
            'try to reach other people’s data, or to overload or break the site. If you find a hole, tell us, and thank you;',
            'copy the texts, pictures or exercise for a product of your own. Quoting a few lines with a link is welcome;',
            'present any of this as treatment, or yourself as speaking for us.',
          ],
        },
        'The workbook may be printed for yourself, a friend or a group you look after, free of charge.',
      ],
    },
    {
      id: 'figures',
      heading: 'Figures and reviews',
      blocks: [
        'Some figures and all reviews on this site are marked as illustrative or as samples. [About these figures](/about-these-figures) says which. They are no promise and no part of what you buy.',
      ],
    },
    {
      id: 'reviews',
      heading: 'What you send us',
      blocks: [
        'A message stays yours. If you send a review, we ask you again before we print it, and you choose the name under it. You can have it taken down later.',
      ],
    },
    {
      id: 'links',
      heading: 'Links and helplines',
      blocks: [
        'We link to organisations that we don’t run. We print where and when we read each number, and it can still change the next day. If one fails in an emergency, call 999 (UK), 911 (USA, Canada), 112 (Ireland, EU) or the emergency number where you are.',
      ],
    },
    {
      id: 'liability',
      heading: 'If something goes wrong',
      blocks: [
        'We look after the site with care, but it can be down or contain a mistake. It is offered as it is.',
        'We never limit what the law says can’t be limited: death or injury caused by our negligence, fraud, and your rights as a consumer. Beyond that, we are responsible for losses that both sides could have foreseen as a result of our breaking these terms or being careless, and for a free service no further than the law requires. We are not responsible for business losses.',
      ],
    },
    {
      id: 'law',
      heading: 'Law and disputes',
      blocks: [
        `Write to us first. Most things can be put right in one email. If not, the law of ${site.governingLaw} applies. If you are a consumer elsewhere, you keep the protection of your own country’s law and can go to your own courts.`,
        'If one part of these terms turns out not to be valid, the rest still applies.',
      ],
    },
    {
      id: 'changes',
      heading: 'If these terms change',
      blocks: [
        'The date at the top changes too. A purchase is covered by the terms of the day you made it. People with an account hear about important changes by email, 30 days ahead.',
      ],
    },
  ],
} as const satisfies { headline: string; lead: string; updated: string; sections: readonly Section[] };
