import { site } from '@/content/site';
import type { Section } from '@/content/text';

/** The accessibility statement, with the parts that the W3C's generator of such statements asks for. */
export const accessibility = {
  headline: 'Accessibility of this site',
  lead: 'What we do so that you can use this site, what we have tested, what we know is missing, and whom to tell.',
  updated: '2026-11-23',
  sections: [
    {
      id: 'status',
      heading: 'Where we stand',
      blocks: [
        `${site.name} aims at the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, on the whole of this site: pages, forms, the exercise, the account, and the workbook as PDF and EPUB.`,
        'The site is **partially conformant** with WCAG 2.2 level AA. Partially conformant means that some parts may not fully meet the standard. We know of no failure that stands in your way; but nobody outside has checked the site, and the gaps below are open. Until both change, we claim no more.',
      ],
    },
    {
      id: 'measures',
      heading: 'What we do',
      blocks: [
        {
          kind: 'list',
          items: [
            'Every change is tested with axe-core before it goes out. A finding stops it. The other tools named below run from time to time.',
            'Everything works with a keyboard alone, and shows where you are.',
            'Forms say what is wrong in words, beside the field, and keep what you typed.',
            'Pages and forms work without JavaScript. The exercise needs it.',
            'Nothing moves by itself if your device asks for reduced motion. The typing on the home page can be paused.',
            'Texts are written for a tired reader at night: short sentences, plain words.',
            'The exercise has options for its pace, a sound, a touch and a voice at each step, and a view with less on it.',
          ],
        },
      ],
    },
    {
      id: 'tested',
      heading: 'What was tested, with what',
      blocks: [
        'We test the site ourselves. No outside company has evaluated it.',
        {
          kind: 'list',
          items: [
            'Every page and state of the site, on a phone and on a wide screen, in light and in dark: axe-core.',
            'The same pages: IBM’s Equal Access engine, and the Nu HTML checker of the W3C’s validator.',
            'The workbook: veraPDF for PDF/UA-1, and EPUBCheck.',
            'Each tab stop with the keyboard, text at twice its size, and a window as narrow as a phone’s at four times its size.',
            'An article, a whole flip and the workbook form, read aloud by Orca, the screen reader of Linux, in Chromium.',
            'In Chromium, Firefox and WebKit, the engine of Safari.',
          ],
        },
      ],
    },
    {
      id: 'compatible',
      heading: 'What it is made for',
      blocks: [
        'It is made for current versions of Chrome, Edge, Firefox and Safari, on phones and computers, with the screen readers and magnifiers of those systems. It relies on HTML, CSS and WAI-ARIA, and the exercise and your account on JavaScript.',
        'It is not made for Internet Explorer or for browsers without updates since 2023.',
      ],
    },
    {
      id: 'gaps',
      heading: 'Known gaps',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Screen readers.** Apart from Orca, we have not yet gone through the site with one: not with NVDA, JAWS, VoiceOver or TalkBack. Nobody who uses one every day has tested it for us. If something is said twice, late or not at all, please tell us.',
            '**Time.** A step of the exercise lasts four seconds, because that is the exercise. Its options offer eight seconds, or steps that wait until you press Continue. A question always waits for your answer.',
            '**Language.** All texts are in English only. There is no version in easy-read format or in sign language.',
            '**Other people’s pages.** Google’s sign-in, Amazon and the organisations that we link to are outside our control. You can sign in with an email address instead of Google.',
            '**The printed workbook.** On paper it cannot be enlarged. On a screen the PDF and the EPUB can be, and the [workbook in the browser](/workbook/fill) needs no paper.',
          ],
        },
      ],
    },
    {
      id: 'complain',
      heading: 'Tell us, or complain',
      blocks: [
        `Did something get in your way? Write to [${site.contactEmail}](mailto:${site.contactEmail}), use the [contact form](/contact?topic=feedback), or write to ${site.postalAddress}. Say which page it was and what you use, if you can. No reason needed. A person answers on working days, and sends you what you could not read in another form.`,
        'Not content with our answer? In England, Scotland and Wales, the [Equality Advisory and Support Service](https://www.equalityadvisoryservice.com) advises you for free; in Northern Ireland, the [Equality Commission](https://www.equalityni.org). In the USA, you can [file a complaint with the Department of Justice](https://www.ada.gov/file-a-complaint/).',
      ],
    },
  ],
} as const satisfies { headline: string; lead: string; updated: string; sections: readonly Section[] };
