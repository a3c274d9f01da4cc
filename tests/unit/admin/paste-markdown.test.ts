// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { editOf } from '@/app/admin/mails/newsletter/[issue]/markdown-input';
import { markdownOf } from '@/app/admin/mails/newsletter/[issue]/paste-markdown';
import { renderMarkdown } from '@/lib/mail/elements';
import { parseMarkdown } from '@/lib/rich-text/parse-markdown';
import { fc } from '../../support/random';

const paste = (html: string) => markdownOf(new DOMParser().parseFromString(html, 'text/html'));

it('reads what Word puts on the clipboard: paragraphs, lists of paragraphs, bold and links', () => {
  const item = (level: number, mark: string, words: string) =>
    `<p class=MsoListParagraph style='margin-left:.5in;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${words}<o:p></o:p></p>`;
  expect(
    paste(`<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {margin:0} --></style></head><body lang=EN-GB>
      <!--StartFragment--><h1>A quiet <b>week</b></h1><p class=MsoNormal>Dear readers,<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>
      <p class=MsoNormal>Last week I <b>stopped
      counting</b>.<i> Nothing </i>happened: <a href="https://example.org/a_(b)">read it</a>.</p>
      ${item(1, '·', 'The man')}${item(2, 'o', 'his dog')}${item(1, '·', 'So was I')}
      ${item(1, '1.', 'First')}${item(1, '2.', 'Second')}
      <p class=MsoNormal>Best,<br>Ann</p><!--EndFragment--></body></html>`),
  ).toBe(
    [
      '## A quiet week',
      'Dear readers,',
      'Last week I **stopped counting**. _Nothing_ happened: [read it](https://example.org/a_%28b%29).',
      '- The man\n    - his dog\n- So was I\n1. First\n2. Second',
      'Best,\nAnn',
    ].join('\n\n'),
  );
});

it('reads what Google Docs puts on the clipboard, whose styles are in spans', () => {
  expect(
    paste(`<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:400;white-space:pre-wrap;">Hello </span><span style="font-weight:700;font-style:italic">you</span><span style="font-weight:400">, see </span><a href="https://www.google.com/url?q=https://example.org/x&amp;sa=D"><span style="color:#15c">this</span></a></p><br>
      <ol><li aria-level="1"><p><span>One</span></p></li><li><p><span>Two</span></p><ul><li><p>in it</p></li></ul></li></ol><p><span style="font-weight:400">Bye</span></p></b>`),
  ).toBe('Hello **_you_**, see [this](https://example.org/x)\n\n1. One\n2. Two\n   - in it\n\nBye');
});

it('reads a web page without its scripts, pictures and hidden parts', () => {
  expect(
    paste(`<div><script>alert(1)</script><img src="x" alt="no"><span style="display:none">hidden</span>Words <code>code</code> &lt;b&gt; * 2 * 3 [x] snake_case
      <blockquote><p>Said</p><p>and done</p></blockquote><a href="javascript:alert(1)">press</a> <a href="mailto:a@example.org">a@example.org</a>
      <table><tr><th>A</th><td>1</td></tr><tr><th>B</th><td>2</td></tr></table><p>- no list</p><p>• a point</p></div>`),
  ).toBe(
    [
      ...['Words code \\<b> \\* 2 \\* 3 \\[x\\] snake_case', '> Said\n>\n> and done', 'press a@example.org'],
      ...['A · 1', 'B · 2', '\\- no list', '- a point'],
    ].join('\n\n'),
  );
});

it.each([
  ['10<sup>2</sup> m<sup>2</sup>, the 1<sup>st</sup>, H<sub>2</sub>O', '10² m², the 1st, H₂O'],
  ['On <s>Monday</s> <span style="text-decoration:line-through">at ten</span>', 'On ~~Monday at ten~~'],
  ['She said <q>never</q>.', 'She said “never”.'],
  [
    `Go<span class=MsoCommentReference><a class=msocomanchor href="#_msocom_1">[A1]</a></span>.<span style='mso-hide:all'>x</span><div style='mso-element:comment-list'><p>Bo: not to be read</p></div>`,
    'Go.',
  ],
  [
    '<ol start=3><li>c<li>d<li value=8>h<li>i</ol><ol reversed><li>b<li>a</ol>',
    '3. c\n4. d\n8. h\n9. i\n2. b\n1. a',
  ],
  ['<table><tr><td><p>a</p><p>b</p><td>c<br>d</table>', 'a b · c d'],
  ['Well done <img alt="🎉" src="x"><img alt="a cat" src="y">', 'Well done 🎉'],
  [
    '<a href="https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fx.example%2Fa&data=ann%40x.example">Here</a>',
    '[Here](https://x.example/a)',
  ],
  ['<details><summary>Why</summary>Because.</details>', 'Why\n\nBecause.'],
])('keeps what %s says', (html, markdown) => expect(paste(html)).toBe(markdown));

it('loses no word of any nesting, and writes nothing that a mail cannot show', () => {
  const tags = [
    ...'p div section b em i u ul ol li blockquote h2 td'.split(' '),
    ...['span style="font-weight:700"', 'a href="https://x.example"'],
  ];
  const leaves = ['§', '§ ', ' §', '*§', '_§_', '1. §', '# §', '> §', '`§', '[§](x)', '2*§', '<br>', '~§'];
  const { tree } = fc.letrec<{ tree: string }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 5 },
      fc.constantFrom(...leaves),
      fc
        .tuple(fc.constantFrom(...tags), fc.array(tie('tree'), { minLength: 1, maxLength: 4 }))
        .map(([tag, inner]) => `<${tag}>${inner.join('')}</${tag.split(' ')[0]}>`),
    ),
  }));
  fc.assert(
    fc.property(fc.array(tree, { minLength: 1, maxLength: 5 }), (trees) => {
      const [start, ...rest] = trees.join('').split('§');
      const html = [start, ...rest.map((part, index) => `w${index}z${part}`)].join('');
      const markdown = paste(html);
      const { text } = renderMarkdown(markdown, 'https://flip.example');
      for (const word of html.match(/w\d+z/g) ?? []) expect(text, `${html}\n\n${markdown}`).toContain(word);
      expect(parseMarkdown(markdown, 'https://flip.example').problems, `${html}\n\n${markdown}`).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

const marks = ['bold', 'italic', 'link', 'heading', 'list', 'quote'] as const;

it.each<[(typeof marks)[number], string, string]>([
  ['bold', 'One [ word ]here', 'One  **[word]** here'],
  ['bold', 'One **[word]** here', 'One [word] here'],
  ['bold', '[]', '**[bold words]**'],
  ['italic', 'a [b] c', 'a _[b]_ c'],
  // The address is selected, to be typed over.
  ['link', 'See {the page}', 'See [the page]({https://})'],
  ['link', 'See {/resources}', 'See [{words to press}](/resources)'],
  ['heading', 'One\nT[w]o\nThree', 'One\n## [Two]\nThree'],
  ['heading', 'One\n## T[w]o', 'One\n[Two]'],
  ['list', '[One\nTwo]\nThree', '- [One\n- Two]\nThree'],
  ['list', '- [One\n- Two]', '[One\nTwo]'],
  ['quote', '[One\n\nTwo]', '> [One\n\n> Two]'],
])('a button of the toolbar, %s, changes a text and its selection: %j is %j', (mark, before, after) => {
  const [open, close] = mark === 'link' ? '{}' : '[]';
  const [from, to] = [before.indexOf(open ?? ''), before.indexOf(close ?? '') - 1];
  const text = before.slice(0, from) + before.slice(from + 1, to + 1) + before.slice(to + 2);
  const edit = editOf(mark, text, from, to);
  const next = text.slice(0, edit.start) + edit.insert + text.slice(edit.end);
  const selected = open + next.slice(edit.from, edit.to) + close;
  expect(next.slice(0, edit.from) + selected + next.slice(edit.to)).toBe(after);
});

it('a button of the toolbar never loses a word', () => {
  fc.assert(
    fc.property(fc.constantFrom(...marks), fc.string(), fc.nat(), fc.nat(), (mark, text, one, two) => {
      const [from = 0, to = 0] = [one % (text.length + 1), two % (text.length + 1)].sort((a, b) => a - b);
      const { start, end, insert } = editOf(mark, text, from, to);
      const letters = (of: string) => of.replace(/[^\p{L}\p{N}]/gu, '');
      const next = letters(text.slice(0, start) + insert + text.slice(end));
      expect([...letters(text)].every((letter) => next.includes(letter))).toBe(true);
    }),
  );
});
